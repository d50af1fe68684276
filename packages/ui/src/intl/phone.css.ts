import { style } from '@vanilla-extract/css';

/** A phone number never breaks across lines. */
export const phone = style({ whiteSpace: 'nowrap' });
