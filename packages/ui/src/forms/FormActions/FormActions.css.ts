import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, tallWindow } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight } from '../../utils/bottomBarHeight.css.ts';

const { border, color, layer, size } = vars;
const height = `calc(${size.control} + 2 * ${size.s4})`;
const phone = `not all and ${minWidth.small}`;

/** In view from the first field on where the window is tall; it comes to rest where the form ends. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.s4,
  paddingBlock: size.s4,
  // Above the home indicator of a phone without buttons.
  paddingBlockEnd: `max(${size.s4}, env(safe-area-inset-bottom))`,
  background: color.canvas,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': {
    // On a low window, such as a phone with its keyboard open, it stands after the last field: there it would cover what is typed.
    [tallWindow]: { position: 'sticky', insetBlockEnd: 0, zIndex: layer.sticky },
    print: { display: 'none' },
  },
});

// The whole width of a phone, most of it the action's.
globalStyle(`${bar} > :first-child`, { '@media': { [phone]: { flexGrow: 1 } } });

// A field that gets the focus stops above the bar, and so does what floats over the page.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [tallWindow]: {
      scrollPaddingBlockEnd: `calc(${bottomBarHeight} + ${size.s7})`,
      vars: { [bottomBarHeight]: height },
    },
  },
});
// Three take two lines of a phone: the action's own, and one that the others share. What is said to a screen reader
// stands among them.
const nth = (place: number) => `:nth-child(${place} of :is(a, button))`;
const three = `${bar}:has(> ${nth(3)})`;
globalStyle(`${three} > :first-child`, { '@media': { [phone]: { flexBasis: '100%' } } });
globalStyle(`${three} > ${nth(2)}`, { '@media': { [phone]: { flexGrow: 1 } } });
globalStyle(`:root:has(${bar} > ${nth(3)})`, {
  '@media': {
    [`${phone} and ${tallWindow}`]: { vars: { [bottomBarHeight]: `calc(2 * ${size.control} + 3 * ${size.s4})` } },
  },
});

// A file on its way stands in the place of the buttons, over the whole line.
globalStyle(`${bar} > [role='group']`, { flexGrow: 1 });
