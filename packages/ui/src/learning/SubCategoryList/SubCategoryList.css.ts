import { style } from '@vanilla-extract/css';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { smallStarClipPath } from '../../theme/starClipPath.ts';

const { color, size } = vars;

export const list = style({
  display: 'grid',
  columnGap: size.s9,
  '@media': { [minWidth.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
// The link fills the row, so names of one and of two lines are centered.
export const item = style({ display: 'grid', borderBlockEnd: `${vars.border.subtle} solid ${color.borderSubtle}` });
export const row = style({
  ...typeScale.label,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  alignItems: 'center',
  gap: size.s4,
  minBlockSize: size.s11,
  paddingBlock: size.s4,
  paddingInline: size.s3,
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    // The count is below the name.
    [zoomedPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 },
    '(hover: hover)': { selectors: { '&:hover': { background: color.sunken, color: color.link } } },
  },
});
export const starIcon = style({
  inlineSize: '18px',
  blockSize: '18px',
  background: color.primary,
  clipPath: smallStarClipPath,
  '@media': { [zoomedPhoneQuery]: { display: 'none' } },
});
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
// Keeps its column if there is no count.
export const chevron = style({
  display: 'flex',
  gridColumn: 4,
  color: color.textMuted,
  '@media': { [zoomedPhoneQuery]: { gridArea: '1 / 2 / span 2' } },
});
export const count = style({
  ...typeScale.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [zoomedPhoneQuery]: { gridColumn: 1 } },
});
