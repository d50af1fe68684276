import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const retryMs = 10_000;

/**
 * If the server sent an outdated page with a note about it (`index.html`), loads the data of the page again until that works.
 * Then removes the note. On another page the note does not apply either.
 */
export function useOutdatedPageRefresh(): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [documentPath] = useState(pathname);
  const isOtherPage = pathname !== documentPath;
  useEffect(() => {
    const note = document.getElementById('outdated');
    if (!note || note.hidden) return undefined;
    if (isOtherPage) {
      note.hidden = true;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const refresh = async () => {
      try {
        await queryClient.invalidateQueries(undefined, { throwOnError: true });
        note.hidden = true;
      } catch {
        if (!isEnded) timer = setTimeout(() => void refresh(), retryMs);
      }
    };
    void refresh();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      if (location.pathname !== documentPath) note.hidden = true;
    };
  }, [queryClient, documentPath, isOtherPage]);
}
