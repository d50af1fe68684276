import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const print = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

interface Dirty {
  /** For the `Form`. */
  ref: RefObject<HTMLFormElement | null>;
  /** Whether any value differs from what the form opened with, or from what was saved last. */
  isDirty: boolean;
  /** Takes the present values for saved. */
  markSaved: () => void;
}

/** Follows whether a form holds changes: to save nothing when nothing changed, and to ask before they are left behind. */
export function useDirty(): Dirty {
  const ref = useRef<HTMLFormElement>(null);
  const saved = useRef<string>(undefined);
  const [isDirty, setDirty] = useState(false);

  const compare = useCallback(() => {
    if (ref.current) setDirty(print(ref.current) !== saved.current);
  }, []);
  const markSaved = useCallback(() => {
    if (ref.current) saved.current = print(ref.current);
    setDirty(false);
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    markSaved();
    // Choices that lie in hidden inputs change without an event: their attribute does.
    const watcher = new MutationObserver(compare);
    watcher.observe(form, { subtree: true, childList: true, attributeFilter: ['value'] });
    const later = () => queueMicrotask(compare);
    for (const name of ['input', 'change', 'reset']) form.addEventListener(name, later);
    return () => {
      watcher.disconnect();
      for (const name of ['input', 'change', 'reset']) form.removeEventListener(name, later);
    };
  }, [compare, markSaved]);

  return { ref, isDirty, markSaved };
}
