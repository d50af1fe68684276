import { ApiError } from '@fanous/api-client/errors';
import { PublicShell } from '@fanous/ui/shells/PublicShell';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { QueryFailure } from './QueryFailure.tsx';
import { useErrorText } from './useErrorText.ts';

// Not a retry inside the page: after a failed render or a lost chunk only a fresh start is sure to help. Offline the
// browser's own error page would come of it.
const startAnew = () => {
  if (navigator.onLine) location.reload();
};

/** Stands in for the part of the screen whose route failed; what is around it goes on working. Comes by itself with the network. */
export function RouteFailure() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const error = useRouteError();
  const failure = isRouteErrorResponse(error) ? new ApiError({ status: error.status, code: 'route' }) : error;
  const isUnreached = failure instanceof ApiError && failure.code === 'network';
  useEffect(() => {
    if (!isUnreached) return undefined;
    window.addEventListener('online', startAnew);
    return () => window.removeEventListener('online', startAnew);
  }, [isUnreached]);
  return (
    <QueryFailure
      error={failure}
      retry={startAnew}
      title={errorText(failure)}
      page={t`This page could not be loaded`}
    />
  );
}

/** Stands in for a layout that failed: nothing is around it, so that it is the document's main part. */
export function LayoutFailure() {
  return (
    <PublicShell mainId="main" top={null} footer={null}>
      <RouteFailure />
    </PublicShell>
  );
}
