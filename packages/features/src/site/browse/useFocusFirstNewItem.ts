import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first card that "show more" has added. Returns a function to call before loading more. Use it above
 * the button, which is removed with the last page.
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
