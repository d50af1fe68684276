import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

export const root = style({
  // Hidden from keyboard and screen readers while the page is at its top. It keeps its space in the header.
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.duration.base} ${vars.easing.enter}, visibility 0s ${vars.duration.base}`,
  selectors: { '&[data-scrolled]': { visibility: 'visible', opacity: 1, transitionDelay: '0s' } },
  '@media': {
    // Wide screens have a margin beside the content.
    [minWidth.wide]: {
      position: 'fixed',
      insetBlockEnd: size.s8,
      insetInlineEnd: `max(${size.s4}, calc(50vw - ${size.container} / 2 + ${size.gutter} - ${size.s10} - ${size.s5}))`,
      zIndex: vars.layer.scrollTop,
    },
    print: { display: 'none' },
  },
});
export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  border: `${vars.border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.raised,
  color: color.primary,
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.primarySubtle } } },
    [minWidth.wide]: { inlineSize: size.s10, blockSize: size.s10, boxShadow: vars.elevation.e2 },
  },
});
