import { style } from '@vanilla-extract/css';

/** A number is read at one sight: it goes to the next line whole. */
export const phone = style({ whiteSpace: 'nowrap' });
