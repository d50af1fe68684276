import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const typingPauseMs = 250;

/** What a search field holds, and what the list is asked for. */
interface SearchParam {
  /** As typed, at once. */
  text: string;
  setText: (text: string) => void;
  /** What the address says: the text once typing pauses. Lists ask for this one. */
  search: string;
}

const nothing: readonly string[] = [];

/**
 * A search that lives in the address, so that a link, a reload and the back button find the same list. A new search takes
 * what `resets` names out of the address, such as the page; give it the same array each time.
 */
export function useSearchParam(name = 'q', resets = nothing): SearchParam {
  const [params, setParams] = useSearchParams();
  const search = params.get(name) ?? '';
  const [text, setText] = useState(search);
  const written = useRef(search);

  useEffect(() => {
    const next = text.trim();
    if (next === written.current.trim()) return undefined;
    const write = () => {
      if (written.current === next) return;
      written.current = next;
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        if (next === '') after.delete(name);
        else after.set(name, next);
        for (const other of resets) after.delete(other);
        return after;
      };
      setParams(change, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, typingPauseMs);
    // Before a link is followed: later, the change of this address would overtake the way there.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [text, name, resets, setParams]);

  useEffect(() => {
    // Somebody else changed the address: the back button, or a link.
    if (search === written.current) return;
    written.current = search;
    setText(search);
  }, [search]);

  return { text, setText, search };
}
