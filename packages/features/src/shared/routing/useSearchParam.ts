import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const typingDelayMs = 250;

interface SearchParam {
  /** The text in the field, as typed. */
  text: string;
  setText: (text: string) => void;
  /** The text in the URL, updated when typing pauses. Use it for requests. */
  search: string;
}

const noParams: readonly string[] = [];

/**
 * A search that lives in the address, so that a link, a reload and the back button find the same list. A new search takes
 * what `paramsToReset` names out of the address, such as the page; give it the same array each time.
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
    // Updates the URL before a link is followed: a later update would cancel the navigation.
    document.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, true);
    };
  }, [text, name, paramsToReset, setParams]);

  useEffect(() => {
    // The URL was changed elsewhere, by the back button or a link.
    if (search === lastWritten.current) return;
    lastWritten.current = search;
    setText(search);
  }, [search]);

  return { text, setText, search };
}
