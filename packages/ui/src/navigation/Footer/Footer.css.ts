import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { accent, darkBackground, detail, background, onPattern } from '../patternColors.ts';

const { size } = vars;

export const footer = style({ background: darkBackground, color: detail, vars: onPattern });

export const inner = style({
  display: 'grid',
  gap: `${size.s8} ${size.s9}`,
  maxInlineSize: size.container,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockStart: size.s10,
  paddingBlockEnd: size.s6,
  '@media': {
    [minWidth.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [minWidth.large]: { gridTemplateColumns: '2fr repeat(3, minmax(0, 1fr))' },
  },
});
export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: size.s4,
  '@media': { [minWidth.small]: { gridColumn: '1 / -1' }, [minWidth.large]: { gridColumn: 'auto' } },
});
export const tagline = style({ ...typeScale.bodyLg, maxInlineSize: '18em' });
export const title = style({ ...typeScale.h3, color: accent, marginBlockEnd: size.s2 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const link = style({
  ...typeScale.body,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  minBlockSize: size.control,
  maxInlineSize: '100%',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.xs,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  selectors: { '&[aria-current]': { fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '.3em' } },
});
/** Aligned with the links; can take several lines. */
export const address = style({
  ...typeScale.body,
  display: 'flex',
  gap: size.s3,
  paddingBlock: size.s3,
});
/** In the middle of the first line. */
export const addressIcon = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
// Aligns the icons with the text, not their larger targets.
export const socials = style({ marginInlineStart: `calc(-1 * ${size.s4})` });
export const legal = style({
  ...typeScale.small,
  gridColumn: '1 / -1',
  paddingBlockStart: size.s6,
  borderBlockStart: `${vars.border.subtle} solid ${background}`,
});
