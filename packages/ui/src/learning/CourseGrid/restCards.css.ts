import { globalStyle, style } from '@vanilla-extract/css';

/** A list whose cards may rest. Each remembers how tall it was drawn. */
export const list = style({});
globalStyle(`${list} > * > *`, { containIntrinsicBlockSize: 'auto 330px' });
// A theme or a dialog over the page then asks only the cards that can be seen.
globalStyle(`${list} > [data-resting] > *`, { contentVisibility: 'auto' });
