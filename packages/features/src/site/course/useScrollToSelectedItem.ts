import { useEffect, useRef } from 'react';
import { getRowIdPrefix, type SelectableItemKind } from './courseItem.ts';
import type { SelectedItem } from './useSelectedItem.ts';

// A new page and a closing dialog move the focus first; it is stable after this many frames.
const stableFrames = 4;
const listedKinds: SelectableItemKind[] = ['record', 'file', 'summary'];

/**
 * Scrolls once to the row of the item that the address names, and focuses it: after signing in the user is back at that
 * item (decision 11). It waits until the access is known, because an open row and a locked one are different elements.
 */
export function useScrollToSelectedItem({ getId }: SelectedItem, isAccessKnown: boolean): void {
  const kind = listedKinds.find((each) => getId(each) !== undefined);
  const rowId = useRef(kind && `${getRowIdPrefix(kind)}${getId(kind)}`);
  useEffect(() => {
    const id = rowId.current;
    if (!isAccessKnown || id === undefined) return undefined;
    let framesWithoutDialog = 0;
    let frame = requestAnimationFrame(function scrollWhenStable() {
      framesWithoutDialog = isDialogOpen() ? 0 : framesWithoutDialog + 1;
      if (framesWithoutDialog < stableFrames) {
        frame = requestAnimationFrame(scrollWhenStable);
        return;
      }
      rowId.current = undefined;
      const row = document.getElementById(id);
      // A visible row stays where it is: the notice above it explains the lock.
      if (row && !isInViewport(row)) row.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isAccessKnown]);
}

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** The success dialog of the sign-in stays open over the page to which the user returns. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
