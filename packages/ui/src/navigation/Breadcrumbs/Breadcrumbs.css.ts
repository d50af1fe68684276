import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;

export const list = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.s2,
});
/** As tall with a link in it as without. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: size.s2,
  minInlineSize: 0,
  minBlockSize: size.control,
});
export const chevron = style({ display: 'inline-flex', color: color.textMuted });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.control,
  minBlockSize: size.control,
  color: color.link,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const here = style({ color: color.textMuted, overflowWrap: 'anywhere' });
