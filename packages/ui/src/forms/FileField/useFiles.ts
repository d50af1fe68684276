import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fileKey, putFiles } from '../field/files.ts';

interface FilesOptions {
  /** The element that holds the value. */
  control: RefObject<HTMLInputElement | null>;
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  onChange: (files: File[]) => void;
  isMultiple: boolean;
  maxFiles: number;
}

interface Files {
  files: readonly File[];
  /** Answers how many came in, and how many did not because there were too many. */
  add: (files: readonly File[]) => { added: number; left: number };
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

/** The files of a field, in their order, kept in the native input that sends them. */
export function useFiles({ control, value, defaultValue, onChange, isMultiple, maxFiles }: FilesOptions): Files {
  const [own, setOwn] = useState(defaultValue);
  const files = value ?? own;
  const opened = useRef(defaultValue);

  useLayoutEffect(() => {
    if (control.current) putFiles(control.current, files);
  }, [control, files]);

  useLayoutEffect(() => {
    const form = control.current?.form;
    // The browser empties the input after this event, and what the field opened with must be put in again.
    const reset = () => setOwn([...opened.current]);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [control]);

  const set = (next: File[]) => {
    setOwn(next);
    onChange(next);
  };
  return {
    files,
    add(incoming) {
      const known = new Set(isMultiple ? files.map(fileKey) : []);
      const fresh = incoming.filter((file) => {
        const key = fileKey(file);
        return !known.has(key) && Boolean(known.add(key));
      });
      if (fresh.length === 0) return { added: 0, left: 0 };
      const kept = isMultiple ? files : [];
      const room = Math.max(0, (isMultiple ? maxFiles : 1) - kept.length);
      const taken = fresh.slice(0, room);
      if (taken.length > 0) set([...kept, ...taken]);
      return { added: taken.length, left: fresh.length - taken.length };
    },
    remove: (at) => set(files.filter((_, place) => place !== at)),
    move(from, to) {
      const next = [...files];
      next.splice(to, 0, ...next.splice(from, 1));
      set(next);
    },
  };
}
