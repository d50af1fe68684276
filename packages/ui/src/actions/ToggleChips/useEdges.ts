import { type RefObject, useEffect, useRef } from 'react';

/**
 * Marks a scrolling row with `data-before` and `data-after` while something lies hidden on that side. Written to the
 * element, so that scrolling renders nothing.
 */
export function useEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const mark = () => {
      // Right to left, `scrollLeft` runs from 0 down.
      const passed = Math.abs(row.scrollLeft);
      row.toggleAttribute('data-before', passed > 1);
      row.toggleAttribute('data-after', passed + row.clientWidth < row.scrollWidth - 1);
    };
    mark();
    const watcher = new ResizeObserver(mark);
    for (const element of [row, ...row.children]) watcher.observe(element);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, [ref]);
}

/** How far the row fades at its edges (ToggleChips.css.ts): what lies there is not in view. */
const fade = 40;

/** Brings what is chosen into view, at once when the row appears and gently when the choice changes. Only the row scrolls. */
export function useChosenInView(ref: RefObject<HTMLElement | null>, choice: string): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const row = ref.current;
    const chosen = row?.querySelector('[aria-pressed="true"], :has(> [aria-current="true"]) > :last-child');
    const behavior = shown.current === undefined ? 'instant' : 'auto';
    if (!row || !chosen || shown.current === choice) return;
    shown.current = choice;
    const [box, chip] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (chip.left >= box.left + fade && chip.right <= box.right - fade) return;
    row.scrollBy({ left: chip.x + chip.width / 2 - box.x - box.width / 2, behavior });
  }, [ref, choice]);
}
