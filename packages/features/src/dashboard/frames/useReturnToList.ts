import type { Navigate } from '@fanous/ui/intl/navigation';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { findListPosition, toHistoryState } from './listPosition.ts';

/** The way from a form back to its list: to the row that was opened, where that is known. */
export function useReturnToList(back: string): {
  next: { to: string; state?: unknown };
  /** For links to `next.to`. */
  follow: Navigate;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const next = useMemo(() => {
    const position = findListPosition(location);
    const isSameList = position?.list.split('?')[0] === back;
    return position && isSameList ? { to: position.list, state: toHistoryState(position) } : { to: back };
  }, [location, back]);
  const follow = useCallback(
    (href: string) => void navigate(href, href === next.to && 'state' in next ? { state: next.state } : {}),
    [navigate, next],
  );
  return { next, follow };
}
