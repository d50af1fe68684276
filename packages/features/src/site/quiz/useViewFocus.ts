import { useEffect, useRef } from 'react';
import { moveFocus } from '../../shared/layout/useRouteFocus.ts';
import { waitForElement } from '../../shared/layout/waitForElement.ts';

const headingTimeoutMs = 4000;

/** Moves the focus to the heading when another view of the same page opens. `useRouteFocus` does it for other pages only. */
export function useViewFocus(view: string): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return undefined;
    last.current = view;
    return waitForElement('main h1', headingTimeoutMs, moveFocus);
  }, [view]);
}
