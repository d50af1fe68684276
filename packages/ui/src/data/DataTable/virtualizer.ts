// What virtual rows need of TanStack Virtual, as one chunk that comes late.
export {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
