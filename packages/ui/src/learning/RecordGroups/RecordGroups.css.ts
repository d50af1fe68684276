import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const groups = style({
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const group = style({
  selectors: { '& + &': { borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}` } },
});
export const heading = style({ ...typeScale.label, margin: 0 });
export const header = style({
  display: 'grid',
  // Reserves the space of the chevron, so that the counts align.
  gridTemplateColumns: '1fr auto 1.25rem',
  alignItems: 'center',
  gap: size.s4,
  minBlockSize: '60px',
  paddingBlock: size.s3,
  paddingInline: size.s6,
});
export const toggle = style([
  header,
  {
    inlineSize: '100%',
    textAlign: 'start',
    color: color.text,
    background: 'transparent',
    border: 'none',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.card } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } } },
  },
]);
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = style({ ...typeScale.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const chevron = recipe({
  base: { display: 'inline-flex', transition: `rotate ${vars.duration.base} ${vars.easing.enter}` },
  variants: { isOpen: { true: { rotate: '180deg' } } },
});
export const list = style({
  display: 'grid',
  gap: size.s1,
  paddingInline: size.s3,
  paddingBlockEnd: size.s4,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const playingLabel = style({ fontWeight: 600 });
export const player = style({
  paddingBlock: size.s3,
  '@media': { [minWidth.medium]: { paddingInline: size.s4 } },
});
