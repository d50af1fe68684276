import { type RefObject, useLayoutEffect, useState } from 'react';
import { type RowFocusModule, rowFocusLoader } from './rowFocusLoader.ts';
import type { RowKey, RowPosition } from './table.ts';

const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls once to a row and focuses it, unless the user acts first. Returns the index to keep rendered, or -1.
 */
export function useRestoreRowFocus(
  position: RowPosition | undefined,
  loadedKeys: readonly RowKey[],
  scrollRegionRef: RefObject<HTMLElement | null>,
): number {
  const [isDone, setDone] = useState(position === undefined);
  const index = isDone || !position ? -1 : loadedKeys.indexOf(position.key);
  // A row that is not among the first loaded rows is not restored later.
  if (!isDone && loadedKeys.length > 0 && index < 0) setDone(true);

  useLayoutEffect(() => {
    const region = scrollRegionRef.current;
    if (index < 0 || !position || !region) return undefined;
    let isCancelled = false;
    let stopRestoring = () => {};
    const stop = () => {
      isCancelled = true;
      stopRestoring();
      for (const input of inputEvents) region.removeEventListener(input, cancel);
    };
    const cancel = () => {
      stop();
      setDone(true);
    };
    const start = ({ restoreRow }: RowFocusModule) => {
      if (!isCancelled) stopRestoring = restoreRow({ region, index, position }, cancel);
    };
    for (const input of inputEvents) region.addEventListener(input, cancel, { passive: true });
    const rowFocus = rowFocusLoader.get();
    // In the same frame if possible, so that the first rows are not painted before.
    if (rowFocus) start(rowFocus);
    else rowFocusLoader.load().then(start, cancel);
    return stop;
  }, [index, position, scrollRegionRef]);

  return index;
}
