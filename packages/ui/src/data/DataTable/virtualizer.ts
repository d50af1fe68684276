// The parts of TanStack Virtual that virtual rows need, as one lazy chunk.
export {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
