import { styleVariants } from '@vanilla-extract/css';
import { cellBorder, zIndexes, narrowTableQuery, createStickyStyle } from './columns.ts';

/** In a narrower table, pinned columns would cover most of the others. */
const wideTableQuery = '(width >= 840px)';

const pinned = (edge: 'borderInlineStart' | 'borderInlineEnd') => ({
  '@container': {
    [wideTableQuery]: { ...createStickyStyle(zIndexes.cell), [edge]: cellBorder },
    // The offset is in the style of the element, and header cells are always sticky.
    [narrowTableQuery]: { insetInline: 'auto !important' },
  },
  selectors: { 'thead &': { '@container': { [wideTableQuery]: { zIndex: zIndexes.headCell } } } },
});

export const pinnedCell = styleVariants({ start: pinned('borderInlineEnd'), end: pinned('borderInlineStart') });
