import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, tallWindowQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight } from '../../utils/bottomBarHeight.css.ts';
import { tabBarHeight } from '../../utils/tabBarHeight.css.ts';

const { border, color, layer, size } = vars;
const height = `calc(${size.control} + 2 * ${size.s4})`;
const phone = `not all and ${minWidth.small}`;

/** Sticks to the bottom of tall windows until the end of the form. */
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
    // Not sticky on low windows, such as a phone with an open keyboard, where it would cover the focused field.
    [tallWindowQuery]: { position: 'sticky', insetBlockEnd: tabBarHeight, zIndex: layer.sticky },
    print: { display: 'none' },
  },
});

// On a phone the first button takes the remaining width.
globalStyle(`${bar} > :first-child`, { '@media': { [phone]: { flexGrow: 1 } } });

// Keeps focused fields and floating elements above the bar.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [tallWindowQuery]: {
      scrollPaddingBlockEnd: `calc(${bottomBarHeight} + ${tabBarHeight} + ${size.s7})`,
      vars: { [bottomBarHeight]: height },
    },
  },
});
// On a phone three buttons take two lines: one for the first button, one for the others. The children also contain hidden
// announcements.
const getNthButton = (position: number) => `:nth-child(${position} of :is(a, button))`;
const withThreeButtons = `${bar}:has(> ${getNthButton(3)})`;
globalStyle(`${withThreeButtons} > :first-child`, { '@media': { [phone]: { flexBasis: '100%' } } });
globalStyle(`${withThreeButtons} > ${getNthButton(2)}`, { '@media': { [phone]: { flexGrow: 1 } } });
globalStyle(`:root:has(${bar} > ${getNthButton(3)})`, {
  '@media': {
    [`${phone} and ${tallWindowQuery}`]: { vars: { [bottomBarHeight]: `calc(2 * ${size.control} + 3 * ${size.s4})` } },
  },
});

// The upload progress replaces the buttons and takes the whole line.
globalStyle(`${bar} > [role='group']`, { flexGrow: 1 });
