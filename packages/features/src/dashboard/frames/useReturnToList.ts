import type { Navigate } from '@fanous/ui/intl/navigation';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findListPlace, toHistoryState } from './listPlace.ts';

/** The way from a form back to its list: to the row that was opened, where that is known. */
export function useReturnToList(back: string): {
  next: { to: string; state?: unknown };
  /** For links to `next.to`. */
  follow: Navigate;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const next = useMemo(() => {
    const place = findListPlace(location);
    const isSameList = place?.list.split('?')[0] === back;
    return place && isSameList ? { to: place.list, state: toHistoryState(place) } : { to: back };
  }, [location, back]);
  const follow = useCallback(
    (href: string) => void navigate(href, href === next.to && 'state' in next ? { state: next.state } : {}),
    [navigate, next],
  );
  return { next, follow };
}
