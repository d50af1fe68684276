import { useEffect, useState } from 'react';
import type { Notice } from './usePlayerKeys.ts';

const noticeMs = 1500;

/** Keeps a notice for a moment. */
export function useNotice(): [Notice | undefined, (notice: Notice) => void] {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(setNotice, noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
