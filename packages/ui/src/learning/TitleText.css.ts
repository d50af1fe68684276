import { recipe } from '@vanilla-extract/recipes';
import { createLineClampStyle } from '../utils/clamp.ts';
import { matchParentStyle } from '../utils/matchParentStyle.ts';
import { truncatedLineHeight } from '../utils/vocalised.css.ts';

export const title = recipe({
  base: {
    ...createLineClampStyle(2),
    ...matchParentStyle,
    overflowWrap: 'anywhere',
    // Otherwise the diacritics of the third line would be visible below the second.
    lineHeight: 1.7,
    paddingBlockEnd: 0,
    marginBlockEnd: 0,
  },
  variants: {
    /** Full tashkeel: stacked diacritics need taller lines. */
    vocalised: { true: { lineHeight: truncatedLineHeight } },
    // With the other direction than the page, the ellipsis overflows the line, so it gets padding.
    againstPage: { true: { paddingInlineEnd: '.75em', marginInlineEnd: '-.75em' } },
  },
});
