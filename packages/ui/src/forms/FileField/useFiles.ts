import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { getFileKey, setInputFiles } from '../field/files.ts';

interface FilesOptions {
  /** The form control that holds the value. */
  control: RefObject<HTMLInputElement | null>;
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  onChange: (files: File[]) => void;
  isMultiple: boolean;
  maxFiles: number;
}

interface FilesState {
  files: readonly File[];
  /** Returns how many files were added, and how many were over the limit. */
  add: (files: readonly File[]) => { added: number; rejected: number };
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** The ordered files of a field, synced to the native input that submits them. */
export function useFiles({ control, value, defaultValue, onChange, isMultiple, maxFiles }: FilesOptions): FilesState {
  const [innerFiles, setInnerFiles] = useState(defaultValue);
  const files = value ?? innerFiles;
  const initialFiles = useRef(defaultValue);

  useLayoutEffect(() => {
    if (control.current) setInputFiles(control.current, files);
  }, [control, files]);

  useLayoutEffect(() => {
    const form = control.current?.form;
    // The browser empties the input after this event, so the initial files have to be set again.
    const reset = () => setInnerFiles([...initialFiles.current]);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);

  const setFiles = (next: File[]) => {
    setInnerFiles(next);
    onChange(next);
  };
  return {
    files,
    add(incoming) {
      const known = new Set(isMultiple ? files.map(getFileKey) : []);
      const newFiles = incoming.filter((file) => {
        const key = getFileKey(file);
        return !known.has(key) && Boolean(known.add(key));
      });
      if (newFiles.length === 0) return { added: 0, rejected: 0 };
      const currentFiles = isMultiple ? files : [];
      const room = Math.max(0, (isMultiple ? maxFiles : 1) - currentFiles.length);
      const accepted = newFiles.slice(0, room);
      if (accepted.length > 0) setFiles([...currentFiles, ...accepted]);
      return { added: accepted.length, rejected: newFiles.length - accepted.length };
    },
    remove: (at) => setFiles(files.filter((_, place) => place !== at)),
    move(from, to) {
      const next = [...files];
      next.splice(to, 0, ...next.splice(from, 1));
      setFiles(next);
    },
  };
}
