import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { findControlIndex } from './rowControls.ts';
import type { LastFocus } from './rowFocus.ts';
import { rowFocusLoader } from './rowFocusLoader.ts';
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
  const lastFocus = useRef<LastFocus>(undefined);
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
    // A row is removed by one of its controls. Without a network the focus stays where the browser moves it.
    rowFocusLoader.load().catch(() => {});
  };

  useEffect(() => () => cancelWait.current?.(), []);
  useLayoutEffect(() => {
    const [last, earlierKeys] = [lastFocus.current, previousKeys.current];
    previousKeys.current = loadedKeys;
    const rowFocus = rowFocusLoader.get();
    if (!last || !rowFocus || loadedKeys === earlierKeys) return;
    const cancel = rowFocus.focusAfterRemoval({
      lastFocus: last,
      earlierKeys,
      loadedKeys,
      root: rootRef.current,
      getFallbacks: () => [scrollRegionRef.current, fallbackFocusRef?.current, rootRef.current],
      onMove: () => (lastFocus.current = undefined),
    });
    if (!cancel) return;
    cancelWait.current?.();
    cancelWait.current = cancel;
  }, [loadedKeys, rootRef, scrollRegionRef, fallbackFocusRef]);

  return onFocus;
}
