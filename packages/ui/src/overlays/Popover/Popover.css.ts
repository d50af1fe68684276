import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, size, duration, easing } = vars;

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
  transition: `opacity ${duration.fast} ${easing.enter}, translate ${duration.fast} ${easing.enter}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-placement="bottom"]:is([data-entering], [data-exiting])': { translate: '0 -6px' },
    '&[data-placement="top"]:is([data-entering], [data-exiting])': { translate: '0 6px' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
export const panel = recipe({
  base: { outline: 'none', maxInlineSize: '100%' },
  variants: {
    hasPadding: { true: { inlineSize: '320px', padding: size.s5 }, false: { inlineSize: '360px' } },
  },
});
