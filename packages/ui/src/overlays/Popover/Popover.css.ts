import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, size, duration, easing } = vars;

const hidden = { opacity: 0 };
const fade = keyframes({ from: hidden });
const slideDown = keyframes({ from: { ...hidden, translate: '0 -6px' } });
const slideUp = keyframes({ from: { ...hidden, translate: '0 6px' } });

/** The panel of popovers, menus and combo boxes. */
export const floatingPanel = style({
  boxSizing: 'border-box',
  // The same distance from the window edges as React Aria uses.
  maxInlineSize: `calc(100vw - 2 * ${size.s4})`,
  background: color.raised,
  color: color.text,
  borderWidth: vars.border.subtle,
  borderStyle: 'solid',
  borderColor: color.borderSubtle,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.e3,
  outline: 'none',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  animationDuration: duration.fast,
  animationTimingFunction: easing.enter,
  animationFillMode: 'both',
  selectors: {
    // Not transitions: React Aria would hold the elements that are removed when a transition ends, and memory would grow.
    '&:is([data-entering], [data-exiting])': { animationName: fade },
    '&[data-placement="bottom"]:is([data-entering], [data-exiting])': { animationName: slideDown },
    '&[data-placement="top"]:is([data-entering], [data-exiting])': { animationName: slideUp },
    '&[data-exiting]': { animationDirection: 'reverse' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const panel = recipe({
  base: { outline: 'none', maxInlineSize: '100%' },
  variants: {
    hasPadding: { true: { inlineSize: '320px', padding: size.s5 }, false: { inlineSize: '360px' } },
  },
});
