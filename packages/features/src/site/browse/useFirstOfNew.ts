import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the first of the cards that "show more" brought. Returns what to call before asking for them. It
 * lives above the button, which may go away with the last page.
 */
export function useFirstOfNew(listId: string, shown: number): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || shown <= before.current) return;
    const links = document.querySelectorAll<HTMLElement>(`#${listId} article a`);
    links[before.current]?.focus({ preventScroll: true });
    before.current = undefined;
  }, [shown, listId]);
  return () => {
    before.current = shown;
  };
}
