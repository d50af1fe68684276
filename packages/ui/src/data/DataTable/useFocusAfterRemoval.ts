import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { runAfterDialogs } from './runAfterDialogs.ts';
import { findControlIndex, findRowControls } from './rowControls.ts';
import type { RowKey } from './table.ts';

/** Elements that can get the focus. */
interface FocusTargets {
  frame: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  fallbackFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * After the focused row is removed, focuses the same control of the next row; without rows, `fallbackFocusRef` or the frame. Waits
 * until dialogs are closed.
 */
export function useFocusAfterRemoval(keys: readonly RowKey[], { frame, scroller, fallbackFocusRef }: FocusTargets) {
  /** Without a key the focus was in the header or in the bulk action bar. */
  const lastFocus = useRef<{ element: HTMLElement; key?: RowKey; control: number }>(undefined);
  const previousKeys = useRef(keys);
  const cancelWait = useRef<() => void>(undefined);

  const onFocus = ({ target }: FocusEvent) => {
    // The menu of a row is rendered in a portal; the row stays the last focused one.
    if (!(target instanceof HTMLElement) || !frame.current?.contains(target)) return;
    const row = target.closest('tr');
    const key = keys[Number(row?.dataset['index'])];
    const place = row && key !== undefined ? { key, control: findControlIndex(row, target) } : { control: 0 };
    lastFocus.current = { element: target, ...place };
  };

  useEffect(() => () => cancelWait.current?.(), []);
  useLayoutEffect(() => {
    const [last, earlier] = [lastFocus.current, previousKeys.current];
    previousKeys.current = keys;
    if (!last || keys === earlier) return;
    const currentKeys = new Set(keys);
    const removedIndex =
      last.key === undefined ? earlier.findIndex((key) => !currentKeys.has(key)) : earlier.indexOf(last.key);
    const removedKey = earlier[removedIndex];
    if (removedKey === undefined || currentKeys.has(removedKey)) return;
    const next =
      earlier.slice(removedIndex).find((key) => currentKeys.has(key)) ??
      earlier.slice(0, removedIndex).findLast((key) => currentKeys.has(key));
    const index = next === undefined ? -1 : keys.indexOf(next);
    cancelWait.current?.();
    cancelWait.current = runAfterDialogs(frame.current, (active) => {
      if (last.element.isConnected || (active !== null && active !== document.body)) return;
      lastFocus.current = undefined;
      const controls = findRowControls(scroller.current?.querySelector(`tr[data-index="${index}"]`));
      (
        controls[last.control] ??
        controls[0] ??
        scroller.current ??
        fallbackFocusRef?.current ??
        frame.current
      )?.focus();
    });
  }, [keys, frame, scroller, fallbackFocusRef]);

  return onFocus;
}
