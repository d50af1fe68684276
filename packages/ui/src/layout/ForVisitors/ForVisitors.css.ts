import { style } from '@vanilla-extract/css';

/** The hint of a server: this page was drawn for nobody in particular, and its reader is signed in. */
export const forVisitors = style({
  display: 'contents',
  selectors: { ':root[data-signed] &': { visibility: 'hidden' } },
});
