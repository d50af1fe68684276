// Focuses rows after a deletion and after going back: one lazy chunk.
import { runAfterDialogsClose } from './runAfterDialogsClose.ts';
import { findRowControls } from './rowControls.ts';
import type { RowKey, RowPosition } from './table.ts';

/** The focus before rows were removed. */
export interface LastFocus {
  element: HTMLElement;
  /** Undefined if the focus was in the header or in the bulk action bar. */
  key?: RowKey;
  controlIndex: number;
}

interface RemovalOptions {
  lastFocus: LastFocus;
  earlierKeys: readonly RowKey[];
  loadedKeys: readonly RowKey[];
  root: HTMLElement | null;
  /** The elements that get the focus if there is no row, the best first. Called when it is needed. */
  getFallbacks: () => (HTMLElement | null | undefined)[];
  /** Called before the focus moves. */
  onMove: () => void;
}

/**
 * If the focused row was removed, focuses the same control of the next row after dialogs are closed. Returns a function that
 * cancels the wait; undefined if no row was removed.
 */
export function focusAfterRemoval(options: RemovalOptions): (() => void) | undefined {
  const { lastFocus, earlierKeys, loadedKeys, root, getFallbacks, onMove } = options;
  const currentKeys = new Set(loadedKeys);
  const removedIndex =
    lastFocus.key === undefined
      ? earlierKeys.findIndex((key) => !currentKeys.has(key))
      : earlierKeys.indexOf(lastFocus.key);
  const removedKey = earlierKeys[removedIndex];
  if (removedKey === undefined || currentKeys.has(removedKey)) return undefined;
  const next =
    earlierKeys.slice(removedIndex).find((key) => currentKeys.has(key)) ??
    earlierKeys.slice(0, removedIndex).findLast((key) => currentKeys.has(key));
  const index = next === undefined ? -1 : loadedKeys.indexOf(next);
  return runAfterDialogsClose(root, (active) => {
    if (lastFocus.element.isConnected || (active !== null && active !== document.body)) return;
    onMove();
    const controls = findRowControls(root?.querySelector(`tr[data-index="${index}"]`));
    [controls[lastFocus.controlIndex], controls[0], ...getFallbacks()].find((element) => element)?.focus();
  });
}

/** Number of frames without a change of the scroll position. */
const requiredSteadyFrames = 3;
/** The virtualizer may have to be loaded first. */
const maxWaitMs = 4000;

/** Scrolls to a row and focuses it. Returns a function that stops. */
export function restoreRow(
  { region, index, position }: { region: HTMLElement; index: number; position: RowPosition },
  onDone: () => void,
): () => void {
  const startTime = performance.now();
  let steadyFrames = 0;
  let request = 0;
  let stopWaiting = () => {};
  const findRow = () => region.querySelector(`tr[data-index="${index}"]`);
  const focus = (active: Element | null) => {
    const controls = findRowControls(findRow());
    // Do not take the focus from a control that the user focused. The body and a heading are not such controls.
    if (!(active instanceof HTMLElement) || active.tabIndex < 0) {
      (controls[position.controlIndex] ?? controls[0] ?? region).focus({ preventScroll: true });
      findRow()?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    onDone();
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
  adjustScroll();
  return () => {
    cancelAnimationFrame(request);
    stopWaiting();
  };
}

/** Returns how far to scroll to restore the position of the row, so that the whole row is visible. */
function getDistance(row: Element, region: HTMLElement, offset: number): number {
  const [box, frame] = [row.getBoundingClientRect(), region.getBoundingClientRect()];
  const maxOffset = Math.max(0, region.clientHeight - box.height);
  return Math.round(box.top - frame.top - Math.min(offset, maxOffset));
}
