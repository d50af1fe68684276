import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { changedOnly } from './changed.ts';

interface Dirty {
  /** For the `Form`, both. */
  ref: RefObject<HTMLFormElement | null>;
  onChange: () => void;
  /** Whether any value differs from what the form opened with, or from what was saved last. */
  isDirty: boolean;
  /** The fields that differ, and nothing else: what an update has to send. */
  changes: () => FormData;
  /** Takes the present values for saved. */
  markSaved: () => void;
}

/** Knows whether a form holds changes: to save nothing when nothing changed, and to ask before they are left behind. */
export function useDirty(): Dirty {
  const ref = useRef<HTMLFormElement>(null);
  const saved = useRef<FormData>(undefined);
  const [isDirty, setDirty] = useState(false);

  const changes = useCallback(
    () => (ref.current && saved.current ? changedOnly(saved.current, new FormData(ref.current)) : new FormData()),
    [],
  );
  const onChange = useCallback(() => setDirty(!changes().keys().next().done), [changes]);
  const keep = useCallback(() => {
    if (ref.current) saved.current = new FormData(ref.current);
  }, []);
  useEffect(keep, [keep]);
  const markSaved = useCallback(() => {
    keep();
    setDirty(false);
  }, [keep]);

  return { ref, onChange, isDirty, changes, markSaved };
}
