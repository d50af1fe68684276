import { style } from '@vanilla-extract/css';

/** There is no word for a keyboard; a screen that is only touched is the nearest to none. */
export const forKeyboards = style({
  '@media': { 'not all and (any-pointer: fine)': { display: 'none' } },
});
