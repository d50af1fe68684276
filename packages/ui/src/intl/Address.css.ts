import { style } from '@vanilla-extract/css';

/** What is hidden in it must scroll along with it. */
export const address = style({ position: 'relative', overflowWrap: 'anywhere' });
/** For screen readers: they would read segments one by one. Who copies the address gets the segments, once. */
export const screenReaderText = style({ userSelect: 'none' });
/** Lines break between these boxes first, and after a hyphen inside of one only where it is wider than the line. */
export const segment = style({ display: 'inline-block', maxInlineSize: '100%' });
