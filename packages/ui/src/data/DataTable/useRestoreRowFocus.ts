import { type RefObject, useLayoutEffect, useState } from 'react';
import { runAfterDialogsClose } from './runAfterDialogsClose.ts';
import { findRowControls } from './rowControls.ts';
import type { RowKey, RowPosition } from './table.ts';

/** Number of frames without a change of the scroll position. */
const requiredSteadyFrames = 3;
/** The virtualizer may have to be loaded first. */
const maxWaitMs = 4000;
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
    const startTime = performance.now();
    let steadyFrames = 0;
    let request = 0;
    let stopWaiting = () => {};
    const stop = () => {
      cancelAnimationFrame(request);
      stopWaiting();
      for (const input of inputEvents) region.removeEventListener(input, cancel);
    };
    const cancel = () => {
      stop();
      setDone(true);
    };
    const findRow = () => region.querySelector(`tr[data-index="${index}"]`);
    const focus = (active: Element | null) => {
      const controls = findRowControls(findRow());
      // Do not take the focus from a control that the user focused. The body and a heading are not such controls.
      if (!(active instanceof HTMLElement) || active.tabIndex < 0) {
        (controls[position.controlIndex] ?? controls[0] ?? region).focus({ preventScroll: true });
        findRow()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      cancel();
    };
    const adjustScroll = () => {
      const row = findRow();
      if (row) {
        const before = region.scrollTop;
        region.scrollTop += getDistance(row, region, position.offsetPx);
        steadyFrames = region.scrollTop === before ? steadyFrames + 1 : 0;
      }
      const isLate = performance.now() - startTime > maxWaitMs;
      if (steadyFrames < requiredSteadyFrames && !isLate) request = requestAnimationFrame(adjustScroll);
      else stopWaiting = runAfterDialogsClose(region, focus);
    };
    for (const input of inputEvents) region.addEventListener(input, cancel, { passive: true });
    adjustScroll();
    return stop;
  }, [index, position, scrollRegionRef]);

  return index;
}

/** Returns how far to scroll to restore the position of the row, so that the whole row is visible. */
function getDistance(row: Element, region: HTMLElement, offset: number): number {
  const [box, frame] = [row.getBoundingClientRect(), region.getBoundingClientRect()];
  const maxOffset = Math.max(0, region.clientHeight - box.height);
  return Math.round(box.top - frame.top - Math.min(offset, maxOffset));
}
