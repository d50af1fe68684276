import { type RefObject, useEffect, useRef } from 'react';

/** How far the row fades at its edges (ToggleChips.css.ts): what lies there is not in view. */
const fade = 40;

/** Brings what is chosen into view, at once when the row appears and gently when the choice changes. Only the row scrolls. */
export function useScrollToSelectedChip(ref: RefObject<HTMLElement | null>, choice: string): void {
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
