import { ApiError } from '@fanous/api-client/errors';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { QueryFailure } from './QueryFailure.tsx';

/** Stands in for the part of the screen whose route failed; what is around it goes on working. */
export function RouteFailure() {
  const error = useRouteError();
  const failure = isRouteErrorResponse(error) ? new ApiError({ status: error.status, code: 'route' }) : error;
  // Not a retry inside the page: after a failed render or a lost chunk only a fresh start is sure to help.
  return <QueryFailure error={failure} retry={() => location.reload()} />;
}
