import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { RowKey } from './table.ts';

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** The frame around everything, and what scrolls in it. */
interface Places {
  frame: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  afterLast?: RefObject<HTMLElement | null> | undefined;
}

/**
 * When the row that had the focus goes, the same control of the row that took its place gets it; without rows, what
 * the page named for that, or the frame. Where a dialog asked first, that happens when it has closed.
 */
export function useNeighbourFocus(keys: readonly RowKey[], { frame, scroller, afterLast }: Places) {
  const held = useRef<{ key: RowKey; index: number; control: number }>(undefined);
  const waiting = useRef(0);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest('tr');
    const index = Number(row?.dataset['index']);
    const key = keys[index];
    if (!row || key === undefined) return;
    held.current = { key, index, control: [...row.querySelectorAll(reachable)].indexOf(target) };
  };

  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  useLayoutEffect(() => {
    const lost = held.current;
    if (!lost || keys.includes(lost.key)) return;
    held.current = undefined;
    const index = Math.min(lost.index, keys.length - 1);
    const land = () => {
      const row = scroller.current?.querySelector(`tr[data-index="${index}"]`);
      const controls = row?.querySelectorAll<HTMLElement>(reachable) ?? [];
      (controls[lost.control] ?? controls[0] ?? scroller.current ?? afterLast?.current ?? frame.current)?.focus();
    };
    const wait = () => {
      const active = document.activeElement;
      // Between the steps of a dialog nothing has the focus for a moment, and the page behind it takes none.
      const isShutOff = frame.current?.closest('[inert]');
      if (isShutOff || active?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) {
        waiting.current = requestAnimationFrame(wait);
      } else if (active === null || active === document.body) land();
    };
    waiting.current = requestAnimationFrame(wait);
  }, [keys, frame, scroller, afterLast]);

  return onFocus;
}
