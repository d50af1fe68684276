import { useState } from 'react';
import { useSession } from '../../shared/app/useSession.ts';

/** The columns that a user has hidden on this device. Kept after signing out, like the theme. */
export function useHiddenColumns(storageKey: string) {
  const userId = useSession()?.data.id;
  const key = `hidden-columns:${userId}:${storageKey}`;
  const [hiddenColumnIds, setHiddenIds] = useState(() => readIds(key));
  const setHiddenColumnIds = (ids: readonly string[]) => {
    setHiddenIds(ids);
    try {
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Storage is full or forbidden: the choice is lost on reload.
    }
  };
  return [hiddenColumnIds, setHiddenColumnIds] as const;
}

function readIds(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
