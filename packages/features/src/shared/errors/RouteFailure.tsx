import { ApiError } from '@fanous/api-client/errors';
import { PublicFrame } from '@fanous/ui/shells/PublicFrame';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { QueryFailure } from './QueryFailure.tsx';
import { useErrorText } from './useErrorText.ts';

// Not a retry inside the page: after a failed render or a lost chunk only a fresh start is sure to help. Offline the
// browser's own error page would come of it.
const reloadIfOnline = () => {
  if (navigator.onLine) location.reload();
};

/** Stands in for the part of the screen whose route failed; what is around it goes on working. Comes by itself with the network. */
export function RouteFailure() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const error = useRouteError();
  const failure = isRouteErrorResponse(error) ? new ApiError({ status: error.status, code: 'route' }) : error;
  const isNetworkFailure = failure instanceof ApiError && failure.code === 'network';
  useEffect(() => {
    if (!isNetworkFailure) return undefined;
    window.addEventListener('online', reloadIfOnline);
    return () => window.removeEventListener('online', reloadIfOnline);
  }, [isNetworkFailure]);
  return (
    <QueryFailure
      error={failure}
      retry={reloadIfOnline}
      title={errorText(failure)}
      pageTitle={t`This page could not be loaded`}
    />
  );
}

/** Stands in for a layout that failed: nothing is around it, so that it is the document's main part. */
export function LayoutFailure() {
  return (
    <PublicFrame mainId="main" top={null} footer={null}>
      <RouteFailure />
    </PublicFrame>
  );
}
