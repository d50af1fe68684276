import { style } from '@vanilla-extract/css';

/** What is hidden in it must scroll along with it. */
export const address = style({ position: 'relative', overflowWrap: 'anywhere' });
/** For screen readers: they would read pieces one by one. Who copies the address gets the pieces, once. */
export const whole = style({ userSelect: 'none' });
/** Lines break between these boxes first, and after a hyphen inside of one only where it is wider than the line. */
export const piece = style({ display: 'inline-block', maxInlineSize: '100%' });
