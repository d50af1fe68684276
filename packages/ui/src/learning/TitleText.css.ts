import { recipe } from '@vanilla-extract/recipes';
import { clampLines } from '../utils/clamp.ts';
import { matchParent } from '../utils/matchParent.ts';

export const title = recipe({
  base: {
    ...clampLines(2),
    ...matchParent,
    overflowWrap: 'anywhere',
    // The marks of a third line would show at the foot of the second.
    lineHeight: 1.7,
    paddingBlockEnd: 0,
    marginBlockEnd: 0,
  },
  variants: {
    /** Full tashkeel: stacked marks reach further. */
    vocalised: { true: { lineHeight: 2.1 } },
    // Aligned against its own direction, the ellipsis hangs over the edge of the line: it gets room there.
    againstPage: { true: { paddingInlineEnd: '.75em', marginInlineEnd: '-.75em' } },
  },
});
