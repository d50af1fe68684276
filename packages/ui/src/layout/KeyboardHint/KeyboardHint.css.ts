import { style } from '@vanilla-extract/css';

/** No media query detects a keyboard. A device without a fine pointer most likely has none. */
export const keyboardHint = style({
  '@media': { 'not all and (any-pointer: fine)': { display: 'none' } },
});
