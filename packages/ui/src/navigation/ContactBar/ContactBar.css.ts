import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;

export const bar = style({ background: color.sunken, color: color.textMuted });
export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s5,
  maxInlineSize: size.container,
  marginInline: 'auto',
  paddingInline: size.gutter,
  // 40 px to the eye; the targets inside are 44 and reach over its edges.
  blockSize: '40px',
});
export const link = style({
  ...type.caption,
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
export const email = style([link, { display: 'none', '@media': { [from.medium]: { display: 'inline-flex' } } }]);
// Their edges, not their targets, end where the page's lines end.
export const socials = style({
  display: 'none',
  marginInlineEnd: `calc(-1 * ${size.s4})`,
  '@media': { [from.small]: { display: 'block' } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  marginInlineStart: 'auto',
});
