import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { runAfterDialogsClose } from './runAfterDialogsClose.ts';
import { findControlIndex, findRowControls } from './rowControls.ts';
import type { RowKey } from './table.ts';

/** Elements that can get the focus. */
interface FocusTargets {
  rootRef: RefObject<HTMLElement | null>;
  scrollRegionRef: RefObject<HTMLElement | null>;
  fallbackFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/**
 * After the focused row is removed, focuses the same control of the next row; without rows, `fallbackFocusRef` or the table frame.
 * Waits until dialogs are closed. Returns the `onFocus` handler of the frame.
 */
export function useFocusAfterRemoval(
  loadedKeys: readonly RowKey[],
  { rootRef, scrollRegionRef, fallbackFocusRef }: FocusTargets,
) {
  /** Without a key the focus was in the header or in the bulk action bar. */
  const lastFocus = useRef<{ element: HTMLElement; key?: RowKey; controlIndex: number }>(undefined);
  const previousKeys = useRef(loadedKeys);
  const cancelWait = useRef<() => void>(undefined);

  const onFocus = ({ target }: FocusEvent) => {
    // The menu of a row is rendered in a portal; the row stays the last focused one.
    if (!(target instanceof HTMLElement) || !rootRef.current?.contains(target)) return;
    const row = target.closest('tr');
    const key = loadedKeys[Number(row?.dataset['index'])];
    const position =
      row && key !== undefined ? { key, controlIndex: findControlIndex(row, target) } : { controlIndex: 0 };
    lastFocus.current = { element: target, ...position };
  };

  useEffect(() => () => cancelWait.current?.(), []);
  useLayoutEffect(() => {
    const [last, earlier] = [lastFocus.current, previousKeys.current];
    previousKeys.current = loadedKeys;
    if (!last || loadedKeys === earlier) return;
    const currentKeys = new Set(loadedKeys);
    const removedIndex =
      last.key === undefined ? earlier.findIndex((key) => !currentKeys.has(key)) : earlier.indexOf(last.key);
    const removedKey = earlier[removedIndex];
    if (removedKey === undefined || currentKeys.has(removedKey)) return;
    const next =
      earlier.slice(removedIndex).find((key) => currentKeys.has(key)) ??
      earlier.slice(0, removedIndex).findLast((key) => currentKeys.has(key));
    const index = next === undefined ? -1 : loadedKeys.indexOf(next);
    cancelWait.current?.();
    cancelWait.current = runAfterDialogsClose(rootRef.current, (active) => {
      if (last.element.isConnected || (active !== null && active !== document.body)) return;
      lastFocus.current = undefined;
      const controls = findRowControls(scrollRegionRef.current?.querySelector(`tr[data-index="${index}"]`));
      (
        controls[last.controlIndex] ??
        controls[0] ??
        scrollRegionRef.current ??
        fallbackFocusRef?.current ??
        rootRef.current
      )?.focus();
    });
  }, [loadedKeys, rootRef, scrollRegionRef, fallbackFocusRef]);

  return onFocus;
}
