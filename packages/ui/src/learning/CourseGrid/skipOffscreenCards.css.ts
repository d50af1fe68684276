import { globalStyle, style } from '@vanilla-extract/css';

/** A list with skippable cards. Each card remembers its rendered height. */
export const list = style({});
globalStyle(`${list} > * > *`, { containIntrinsicBlockSize: 'auto 330px' });
// A change of the theme, or a dialog, then restyles only visible cards.
globalStyle(`${list} > [data-skippable] > *`, { contentVisibility: 'auto' });
