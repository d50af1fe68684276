import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first of the cards that "show more" brought. Returns what to call before asking for them. It
 * lives above the button, which may go away with the last page.
 */
export function useFocusFirstNewItem(listId: string, itemCount: number): () => void {
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    if (countBefore.current === undefined || itemCount <= countBefore.current) return;
    const links = document.querySelectorAll<HTMLElement>(`#${listId} article a`);
    links[countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = undefined;
  }, [itemCount, listId]);
  return () => {
    countBefore.current = itemCount;
  };
}
