import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { getChangedFields } from './getChangedFields.ts';

interface UnsavedChanges {
  /** Pass `ref` and `onChange` to the `Form`. */
  ref: RefObject<HTMLFormElement | null>;
  onChange: () => void;
  /** Whether a value differs from the initial or the last saved one. */
  isDirty: boolean;
  /** Returns the changed fields only, for an update request. */
  getChanges: () => FormData;
  /** Marks the current values as saved. */
  markSaved: () => void;
}

/** Tracks whether a form has unsaved changes. */
export function useUnsavedChanges(): UnsavedChanges {
  const ref = useRef<HTMLFormElement>(null);
  const savedValues = useRef<FormData>(undefined);
  const [isDirty, setDirty] = useState(false);

  const getChanges = useCallback(
    () =>
      ref.current && savedValues.current
        ? getChangedFields(savedValues.current, new FormData(ref.current))
        : new FormData(),
    [],
  );
  const onChange = useCallback(() => setDirty(!getChanges().keys().next().done), [getChanges]);
  const saveSnapshot = useCallback(() => {
    if (ref.current) savedValues.current = new FormData(ref.current);
  }, []);
  useEffect(saveSnapshot, [saveSnapshot]);
  const markSaved = useCallback(() => {
    saveSnapshot();
    setDirty(false);
  }, [saveSnapshot]);

  return { ref, onChange, isDirty, getChanges, markSaved };
}
