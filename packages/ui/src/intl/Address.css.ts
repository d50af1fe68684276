import { style } from '@vanilla-extract/css';

/** Breaks where a narrow column forces it to, without a mark in the text that a screen reader would read as a space. */
export const address = style({ overflowWrap: 'anywhere' });
