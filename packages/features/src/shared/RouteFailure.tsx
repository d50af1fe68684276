import { ApiError } from '@fanous/api-client/errors';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { QueryFailure } from './QueryFailure.tsx';

// Not a retry inside the page: after a failed render or a lost chunk only a fresh start is sure to help. Offline the
// browser's own error page would come of it.
const startAnew = () => {
  if (navigator.onLine) location.reload();
};

/** Stands in for the part of the screen whose route failed; what is around it goes on working. Comes by itself with the network. */
export function RouteFailure() {
  const error = useRouteError();
  const failure = isRouteErrorResponse(error) ? new ApiError({ status: error.status, code: 'route' }) : error;
  const isUnreached = failure instanceof ApiError && failure.code === 'network';
  useEffect(() => {
    if (!isUnreached) return undefined;
    window.addEventListener('online', startAnew);
    return () => window.removeEventListener('online', startAnew);
  }, [isUnreached]);
  return <QueryFailure error={failure} retry={startAnew} />;
}
