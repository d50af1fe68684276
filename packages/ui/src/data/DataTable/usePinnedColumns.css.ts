import { styleVariants } from '@vanilla-extract/css';
import { cellBorder, layer, sticky, tableQuery } from './columns.ts';

const pinned = (edge: 'borderInlineStart' | 'borderInlineEnd') => ({
  '@container': { [tableQuery]: { ...sticky(layer.cell), [edge]: cellBorder } },
  selectors: {
    'thead &': { '@container': { [tableQuery]: { zIndex: layer.headCell } } },
    // They would cover most of a narrow table.
    '[data-unpinned] > tbody > tr > &': {
      '@container': { [tableQuery]: { position: 'static' as const } },
    },
    '[data-unpinned] > thead > tr > &': {
      '@container': { [tableQuery]: { insetInline: 'auto !important', zIndex: layer.head } },
    },
  },
});

export const pinnedCell = styleVariants({ start: pinned('borderInlineEnd'), end: pinned('borderInlineStart') });
