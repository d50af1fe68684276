import { style } from '@vanilla-extract/css';
import { matchParentStyle } from '../utils/matchParentStyle.ts';
import { userSelectStyle } from '../utils/userSelectStyle.ts';

/** Relative, so that the hidden text inside scrolls with it. All its lines start where the lines around it start. */
export const address = style({ position: 'relative', overflowWrap: 'anywhere', ...matchParentStyle });
/** Screen readers would read the segments one by one. Not selectable: a copy takes the visible segments only. */
export const screenReaderText = style({ ...userSelectStyle('none') });
/** Lines break between segments first, and inside a segment only when it is wider than the line. */
export const segment = style({ display: 'inline-block', maxInlineSize: '100%' });
