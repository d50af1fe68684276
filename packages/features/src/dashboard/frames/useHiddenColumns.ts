import { useState } from 'react';
import { useSession } from '../../shared/app/useSession.ts';

/** The columns of a list that a user has hidden on this device. It outlives signing out, as the theme does. */
export function useHiddenColumns(list: string) {
  const userId = useSession()?.data.id;
  const key = `hidden-columns:${userId}:${list}`;
  const [hidden, setHidden] = useState(() => readIds(key));
  const hide = (ids: readonly string[]) => {
    setHidden(ids);
    try {
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the page.
    }
  };
  return [hidden, hide] as const;
}

function readIds(key: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
