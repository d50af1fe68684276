import { globalStyle, style } from '@vanilla-extract/css';
import { footBar } from '../../layout/footBar.css.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

const shown = { visibility: 'visible', opacity: 1, translate: '0 0', transitionDelay: '0s' } as const;

export const top = style({ position: 'absolute', insetBlockStart: 0, inlineSize: '1px', blockSize: '1px' });
export const place = style({
  position: 'fixed',
  insetBlockEnd: `calc(${size.s6} + ${footBar} + env(safe-area-inset-bottom))`,
  insetInlineEnd: size.gutter,
  zIndex: vars.layer.scrollTop,
  // Out of the tab order and out of the tree while the page is at its top.
  visibility: 'hidden',
  opacity: 0,
  translate: '0 12px',
  transition: `opacity ${vars.duration.base} ${vars.easing.enter}, translate ${vars.duration.base} ${vars.easing.enter}, visibility 0s ${vars.duration.base}`,
  selectors: { '&[data-shown]:is([data-rising], :focus-within)': shown },
  '@media': {
    // There is a margin to stand in, beside the content.
    [from.wide]: {
      insetBlockEnd: size.s8,
      insetInlineEnd: `max(${size.s4}, calc(50vw - ${size.container} / 2 + ${size.gutter} - ${size.s10} - ${size.s5}))`,
      selectors: { '&[data-shown]': shown },
    },
    print: { display: 'none' },
  },
});
// What gets the focus stops above it.
globalStyle(`:root:has(${place})`, {
  scrollPaddingBlockEnd: `calc(${size.s8} + ${footBar} + ${size.s10} + ${size.s5})`,
});
export const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.s10,
  blockSize: size.s10,
  padding: 0,
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.raised,
  color: color.primary,
  boxShadow: vars.elevation.e2,
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.primarySubtle } } } },
});
