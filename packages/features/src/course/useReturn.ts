import { useEffect, useRef } from 'react';
import type { Chosen, ItemKind } from './useChosen.ts';

// By then a new page and a dialog that has closed over it have moved the focus where they want it.
const settledFrames = 4;
const inLists: ItemKind[] = ['record', 'file', 'summary'];

/** The id of an item's row on the page, without the item's own. */
export const rowIds = (kind: ItemKind): string => `${kind}-`;

/**
 * Takes whoever arrives at an item of a list to its row: after signing in that is where one was (decision 11). It waits
 * until it is known whether the course is theirs, because a row that opens gives way to one that is locked.
 */
export function useReturn({ idOf }: Chosen, isKnown: boolean): void {
  const named = inLists.find((kind) => idOf(kind) !== undefined);
  const row = useRef(named && `${rowIds(named)}${idOf(named)}`);
  useEffect(() => {
    const id = row.current;
    if (!isKnown || id === undefined) return undefined;
    let freeFrames = 0;
    let frame = requestAnimationFrame(function arrive() {
      freeFrames = isDialogOpen() ? 0 : freeFrames + 1;
      if (freeFrames < settledFrames) {
        frame = requestAnimationFrame(arrive);
        return;
      }
      row.current = undefined;
      const place = document.getElementById(id);
      // A row in view may stand below the words that say why it is locked: they are not to be scrolled away.
      if (place && !isInView(place)) place.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isKnown]);
}

function isInView(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** The dialog of the sign-in stays open over the page that one comes back to. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
