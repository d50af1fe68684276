import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { getFileKey, setFilesAndDispatchInput } from '../field/files.ts';

interface FieldFilesOptions {
  /** The form control that holds the value. */
  inputRef: RefObject<HTMLInputElement | null>;
  value: readonly File[] | undefined;
  defaultValue: readonly File[];
  onChange: (files: File[]) => void;
  isMultiple: boolean;
  maxFiles: number;
}

interface FieldFiles {
  files: readonly File[];
  /** Returns how many files were added, and how many were over the limit. */
  add: (files: readonly File[]) => { added: number; rejected: number };
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** The ordered files of a field, synced to the native input that submits them. */
export function useFieldFiles({
  inputRef,
  value,
  defaultValue,
  onChange,
  isMultiple,
  maxFiles,
}: FieldFilesOptions): FieldFiles {
  const [uncontrolledFiles, setUncontrolledFiles] = useState(defaultValue);
  const files = value ?? uncontrolledFiles;
  const initialFiles = useRef(defaultValue);

  useLayoutEffect(() => {
    if (inputRef.current) setFilesAndDispatchInput(inputRef.current, files);
  }, [inputRef, files]);

  useLayoutEffect(() => {
    const form = inputRef.current?.form;
    // The browser empties the input after this event, so the initial files have to be set again.
    const reset = () => setUncontrolledFiles([...initialFiles.current]);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [inputRef]);

  const setFiles = (next: File[]) => {
    setUncontrolledFiles(next);
    onChange(next);
  };
  return {
    files,
    add(incoming) {
      const existingKeys = new Set(isMultiple ? files.map(getFileKey) : []);
      const newFiles = incoming.filter((file) => {
        const key = getFileKey(file);
        return !existingKeys.has(key) && Boolean(existingKeys.add(key));
      });
      if (newFiles.length === 0) return { added: 0, rejected: 0 };
      const currentFiles = isMultiple ? files : [];
      const freeCount = Math.max(0, (isMultiple ? maxFiles : 1) - currentFiles.length);
      const accepted = newFiles.slice(0, freeCount);
      if (accepted.length > 0) setFiles([...currentFiles, ...accepted]);
      return { added: accepted.length, rejected: newFiles.length - accepted.length };
    },
    remove: (index) => setFiles(files.filter((_, position) => position !== index)),
    move(from, to) {
      const next = [...files];
      next.splice(to, 0, ...next.splice(from, 1));
      setFiles(next);
    },
  };
}
