import { style } from '@vanilla-extract/css';

export const landmark = style({ inlineSize: '100%', minInlineSize: 0 });

/** Keeps its space while hidden, so that the text does not move. */
export const clearButton = style({ selectors: { '[data-empty] &': { visibility: 'hidden' } } });
