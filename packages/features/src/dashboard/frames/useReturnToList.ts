import type { Navigate } from '@fanous/ui/intl/navigation';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findListPosition, toHistoryState } from './listPosition.ts';

/** Leads from a form back to its list, and to the opened row if it is known. */
export function useReturnToList(listPath: string): {
  destination: { to: string; state?: unknown };
  /** For links to `destination.to`. */
  openLink: Navigate;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const destination = useMemo(() => {
    const position = findListPosition(location);
    const isSameList = position?.list.split('?')[0] === listPath;
    return position && isSameList ? { to: position.list, state: toHistoryState(position) } : { to: listPath };
  }, [location, listPath]);
  const openLink = useCallback(
    (href: string) =>
      void navigate(href, href === destination.to && 'state' in destination ? { state: destination.state } : {}),
    [navigate, destination],
  );
  return { destination, openLink };
}
