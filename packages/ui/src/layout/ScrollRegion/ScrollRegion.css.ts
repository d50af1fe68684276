import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { withScrollShadow } from '../../utils/scrollShadow.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { size, border } = vars;

/** Scrolling past the end does not scroll the page, and the scrollbar does not move the content. */
const containedScroll = style({ overscrollBehavior: 'contain', scrollbarGutter: 'stable' });

export const region = recipe({
  base: {
    // Absolutely positioned children, such as a hidden caption, scroll with it.
    position: 'relative',
    overflow: 'auto',
    // A horizontal swipe must not trigger the browser's back navigation.
    overscrollBehaviorInline: 'contain',
    // A parent that clips the region would clip an outer focus ring.
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` } },
  },
  variants: {
    maxHeight: {
      large: [withScrollShadow, { maxBlockSize: size.tableViewport }],
      medium: [withScrollShadow, containedScroll, { maxBlockSize: size.videoListViewport }],
      small: [withScrollShadow, containedScroll, { maxBlockSize: size.summaryListViewport }],
      // Enough room for the text of an empty list, so that the panel does not jump when the first entry comes.
      xsmall: [withScrollShadow, { minBlockSize: '100px', maxBlockSize: '320px' }],
      // In print nothing scrolls.
      fill: [withScrollShadow, { maxBlockSize: '100%', '@media': { print: { maxBlockSize: 'none' } } }],
      content: {},
    },
  },
});
