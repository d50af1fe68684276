import { style } from '@vanilla-extract/css';

export const landmark = style({ inlineSize: '100%', minInlineSize: 0 });

/** Keeps its place while there is nothing to clear, so that the text never jumps. */
export const clear = style({ selectors: { '[data-empty] &': { visibility: 'hidden' } } });
