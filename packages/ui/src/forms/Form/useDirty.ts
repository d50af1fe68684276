import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { changedOnly } from './changed.ts';

interface Dirty {
  /** For the `Form`. */
  ref: RefObject<HTMLFormElement | null>;
  /** Whether any value differs from what the form opened with, or from what was saved last. */
  isDirty: boolean;
  /** The fields that differ, and nothing else: what an update has to send. */
  changes: () => FormData;
  /** Takes the present values for saved. */
  markSaved: () => void;
}

/** Follows whether a form holds changes: to save nothing when nothing changed, and to ask before they are left behind. */
export function useDirty(): Dirty {
  const ref = useRef<HTMLFormElement>(null);
  const saved = useRef<FormData>(undefined);
  const [isDirty, setDirty] = useState(false);

  const changes = useCallback(
    () => (ref.current && saved.current ? changedOnly(saved.current, new FormData(ref.current)) : new FormData()),
    [],
  );
  const compare = useCallback(() => {
    if (ref.current) setDirty(!changes().keys().next().done);
  }, [changes]);
  const markSaved = useCallback(() => {
    if (ref.current) saved.current = new FormData(ref.current);
    setDirty(false);
  }, []);

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    markSaved();
    // Choices that lie in hidden inputs change without an event: their attribute does.
    const watcher = new MutationObserver(compare);
    watcher.observe(form, { subtree: true, childList: true, attributeFilter: ['value'] });
    // Not in a microtask: it would run before React hears of the key, and drawing the form anew then would undo it.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(compare);
    };
    for (const name of ['input', 'change', 'reset']) form.addEventListener(name, later);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      for (const name of ['input', 'change', 'reset']) form.removeEventListener(name, later);
    };
  }, [compare, markSaved]);

  return { ref, isDirty, changes, markSaved };
}
