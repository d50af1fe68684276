import { useEffect, useState } from 'react';
import type { PlayerNotice } from './usePlayerShortcutHandler.ts';

const noticeMs = 1500;

/** Keeps a notice for a moment. */
export function useTimedNotice(): [PlayerNotice | undefined, (notice: PlayerNotice) => void] {
  const [notice, setNotice] = useState<PlayerNotice>();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(setNotice, noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}
