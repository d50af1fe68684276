import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterDialogs } from './afterDialogs.ts';
import { findControlIndex, findRowControls } from './rowControls.ts';
import type { RowKey } from './table.ts';

/** The frame around everything, and what scrolls in it. */
interface Places {
  frame: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  afterLast?: RefObject<HTMLElement | null> | undefined;
}

/**
 * After the focused row is removed, focuses the same control of the next row; without rows, `afterLast` or the frame. Waits
 * until dialogs are closed.
 */
export function useNeighbourFocus(keys: readonly RowKey[], { frame, scroller, afterLast }: Places) {
  /** Without a key the focus was in the head or in the bar. */
  const held = useRef<{ element: HTMLElement; key?: RowKey; control: number }>(undefined);
  const before = useRef(keys);
  const waiting = useRef<() => void>(undefined);

  const onFocus = ({ target }: FocusEvent) => {
    // A menu of a row is drawn elsewhere; the row stays the one that is worked on.
    if (!(target instanceof HTMLElement) || !frame.current?.contains(target)) return;
    const row = target.closest('tr');
    const key = keys[Number(row?.dataset['index'])];
    const place = row && key !== undefined ? { key, control: findControlIndex(row, target) } : { control: 0 };
    held.current = { element: target, ...place };
  };

  useEffect(() => () => waiting.current?.(), []);
  useLayoutEffect(() => {
    const [last, earlier] = [held.current, before.current];
    before.current = keys;
    if (!last || keys === earlier) return;
    const here = new Set(keys);
    const lost = last.key === undefined ? earlier.findIndex((key) => !here.has(key)) : earlier.indexOf(last.key);
    const lostKey = earlier[lost];
    if (lostKey === undefined || here.has(lostKey)) return;
    const next =
      earlier.slice(lost).find((key) => here.has(key)) ?? earlier.slice(0, lost).findLast((key) => here.has(key));
    const index = next === undefined ? -1 : keys.indexOf(next);
    waiting.current?.();
    waiting.current = afterDialogs(frame.current, (active) => {
      if (last.element.isConnected || (active !== null && active !== document.body)) return;
      held.current = undefined;
      const controls = findRowControls(scroller.current?.querySelector(`tr[data-index="${index}"]`));
      (controls[last.control] ?? controls[0] ?? scroller.current ?? afterLast?.current ?? frame.current)?.focus();
    });
  }, [keys, frame, scroller, afterLast]);

  return onFocus;
}
