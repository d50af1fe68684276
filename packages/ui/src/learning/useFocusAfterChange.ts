import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to a part of a list once the change that was asked for has been drawn; a change that never comes moves
 * nothing. `part` names an element, `focusAfter` the one that is to be focused when `list` has changed.
 */
export function useFocusAfterChange(list: readonly unknown[]) {
  const parts = useRef(new Map<string, HTMLElement>());
  const target = useRef<string>(null);
  useLayoutEffect(() => {
    const wanted = target.current;
    target.current = null;
    if (wanted) parts.current.get(wanted)?.focus();
    // The next list is the sign that the change was taken.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list]);
  return {
    part: (name: string) => (element: HTMLElement | null) => {
      if (element) parts.current.set(name, element);
      else parts.current.delete(name);
    },
    focusAfter: (name: string) => {
      target.current = name;
    },
  };
}

/** At the edge the button that was pressed can go no further: its twin takes the focus. */
export function moveButton(place: number, total: number, step: -1 | 1): 'up' | 'down' {
  if (place === 1) return 'down';
  if (place === total) return 'up';
  return step === -1 ? 'up' : 'down';
}
