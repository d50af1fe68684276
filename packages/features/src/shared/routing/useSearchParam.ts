import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const typingDelayMs = 250;

/** What a search field holds, and what the list is asked for. */
interface SearchParam {
  /** As typed, at once. */
  text: string;
  setText: (text: string) => void;
  /** What the address says: the text once typing pauses. Lists ask for this one. */
  search: string;
}

const noParams: readonly string[] = [];

/**
 * A search that lives in the address, so that a link, a reload and the back button find the same list. A new search takes
 * what `resets` names out of the address, such as the page; give it the same array each time.
 */
export function useSearchParam(name = 'q', paramsToReset = noParams): SearchParam {
  const [params, setParams] = useSearchParams();
  const search = params.get(name) ?? '';
  const [text, setText] = useState(search);
  const lastWritten = useRef(search);

  useEffect(() => {
    const next = text.trim();
    if (next === lastWritten.current.trim()) return undefined;
    const write = () => {
      if (lastWritten.current === next) return;
      lastWritten.current = next;
      const change = (before: URLSearchParams) => {
        const after = new URLSearchParams(before);
        if (next === '') after.delete(name);
        else after.set(name, next);
        for (const other of paramsToReset) after.delete(other);
        return after;
      };
      setParams(change, { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(write, typingDelayMs);
    // Before a link is followed: later, the change of this address would overtake the way there.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [text, name, paramsToReset, setParams]);

  useEffect(() => {
    // Somebody else changed the address: the back button, or a link.
    if (search === lastWritten.current) return;
    lastWritten.current = search;
    setText(search);
  }, [search]);

  return { text, setText, search };
}
