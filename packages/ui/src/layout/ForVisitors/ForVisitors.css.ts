import { style } from '@vanilla-extract/css';

// The hint of a server: this page was drawn for nobody in particular, and its reader is signed in.
const signed = ':root[data-signed] &';
const base = style({ display: 'contents' });

/** Something else comes in its place, or nothing does. */
export const forVisitors = {
  kept: style([base, { selectors: { [signed]: { visibility: 'hidden' } } }]),
  gone: style([base, { selectors: { [signed]: { display: 'none' } } }]),
};
