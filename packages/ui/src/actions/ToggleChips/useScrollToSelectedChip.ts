import { type RefObject, useEffect, useRef } from 'react';

/** Width of the fade at the edges (ToggleChips.css.ts). A chip under it counts as not visible. */
const fadeWidthPx = 40;

/** Scrolls the row to the selected chip: instantly at first, smoothly when the selection changes. The page does not scroll. */
export function useScrollToSelectedChip(ref: RefObject<HTMLElement | null>, selectionKey: string): void {
  const lastSelectionKey = useRef<string>(undefined);
  useEffect(() => {
    const row = ref.current;
    const selectedChip = row?.querySelector('[aria-pressed="true"], :has(> [aria-current="true"]) > :last-child');
    const isFirst = lastSelectionKey.current === undefined;
    if (!row || !selectedChip || lastSelectionKey.current === selectionKey) return;
    lastSelectionKey.current = selectionKey;
    // A visitor has scrolled the server-rendered row before it was hydrated.
    if (isFirst && row.scrollLeft !== 0) return;
    const [box, chip] = [row.getBoundingClientRect(), selectedChip.getBoundingClientRect()];
    if (chip.left >= box.left + fadeWidthPx && chip.right <= box.right - fadeWidthPx) return;
    row.scrollBy({
      left: chip.x + chip.width / 2 - box.x - box.width / 2,
      behavior: isFirst ? 'instant' : 'auto',
    });
  }, [ref, selectionKey]);
}
