import { useEffect, useRef } from 'react';
import type { Chosen, ItemKind } from './useChosen.ts';

const inLists: ItemKind[] = ['record', 'file', 'summary'];

/** The id of an item's row on the page, without the item's own. */
export const rowIds = (kind: ItemKind): string => `${kind}-`;

/** Takes whoever arrives at an item of a list to its row: after signing in that is where one was (decision 11). */
export function useReturn({ idOf }: Chosen): void {
  const named = inLists.find((kind) => idOf(kind) !== undefined);
  const row = useRef(named && `${rowIds(named)}${idOf(named)}`);
  useEffect(() => {
    const id = row.current;
    if (id === undefined) return undefined;
    // After the focus and the scroll position that any new page begins with.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(id);
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
