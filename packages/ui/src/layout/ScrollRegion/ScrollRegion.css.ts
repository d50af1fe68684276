import { recipe } from '@vanilla-extract/recipes';
import { fadesBelow } from '../fadesBelow.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { size, border } = vars;

export const region = recipe({
  base: {
    // Whatever is laid over it, such as a hidden caption, scrolls with it.
    position: 'relative',
    overflow: 'auto',
    // A swipe along a wide table must not turn the page of the browser's history.
    overscrollBehaviorInline: 'contain',
    // What clips the region would clip a ring around it.
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` } },
  },
  variants: {
    height: {
      table: { maxBlockSize: size.tableViewport },
      videos: [fadesBelow, { maxBlockSize: size.videoListViewport }],
      summaries: [fadesBelow, { maxBlockSize: size.summaryListViewport }],
      // Room for the words of an empty list, so that the panel does not jump when the first entry comes.
      notifications: [fadesBelow, { minBlockSize: '100px', maxBlockSize: '320px' }],
      content: {},
    },
  },
});
