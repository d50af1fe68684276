import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses an element of a list after the list has changed and rendered. `registerElement` returns a ref for a named element,
 * `focusAfter` names the element to focus after the next change.
 */
export function useFocusAfterChange(list: readonly unknown[]) {
  const elements = useRef(new Map<string, HTMLElement>());
  const target = useRef<string>(null);
  useLayoutEffect(() => {
    const name = target.current;
    target.current = null;
    if (name) elements.current.get(name)?.focus();
    // A new list means that the change was applied.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [list]);
  return {
    registerElement: (name: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    focusAfter: (name: string) => {
      target.current = name;
    },
  };
}

/** Returns which move button gets the focus. At the edge the pressed button is disabled, so it is the other one. */
export function getMoveButtonToFocus(place: number, total: number, step: -1 | 1): 'up' | 'down' {
  if (place === 1) return 'down';
  if (place === total) return 'up';
  return step === -1 ? 'up' : 'down';
}
