import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({ background: color.sunken, color: color.textMuted });
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s5,
  maxInlineSize: size.container,
  marginInline: 'auto',
  paddingInline: size.gutter,
  // 40 px high; the targets inside are 44 px and overflow it.
  blockSize: '40px',
});
export const link = style({
  ...typeScale.caption,
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: size.s3,
  whiteSpace: 'nowrap',
  minBlockSize: size.control,
  color: 'inherit',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } } } },
});
export const email = style([link, { display: 'none', '@media': { [minWidth.medium]: { display: 'inline-flex' } } }]);
// Aligns the icons with the page content, not their larger targets.
export const socials = style({
  display: 'none',
  marginInlineEnd: `calc(-1 * ${size.s4})`,
  '@media': { [minWidth.small]: { display: 'block' } },
});
export const endGroup = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  marginInlineStart: 'auto',
});
