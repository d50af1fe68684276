import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { shadesBelow } from '../../utils/shadesBelow.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { size, border } = vars;

/** Beside what goes on around it: its end does not move the page, nor its scrollbar what it holds. */
const list = style({ overscrollBehavior: 'contain', scrollbarGutter: 'stable' });

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
      videos: [shadesBelow, list, { maxBlockSize: size.videoListViewport }],
      summaries: [shadesBelow, list, { maxBlockSize: size.summaryListViewport }],
      // Room for the words of an empty list, so that the panel does not jump when the first entry comes.
      notifications: [shadesBelow, { minBlockSize: '100px', maxBlockSize: '320px' }],
      // On paper nothing scrolls.
      fill: [shadesBelow, { maxBlockSize: '100%', '@media': { print: { maxBlockSize: 'none' } } }],
      content: {},
    },
  },
});
