import { ApiError } from '@fanous/api-client/errors';
import { PublicShell } from '@fanous/ui/shells/PublicShell';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { QueryFailure } from './QueryFailure.tsx';
import { useErrorText } from './useErrorText.ts';

// Reloads instead of rendering again: after a failed render or a missing chunk only that is sure to help. Not offline: the
// browser would show its own error page.
const reloadIfOnline = () => {
  if (navigator.onLine) location.reload();
};

/** Shown in place of a route that failed. After a network error it reloads when the browser is online again. */
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

/** Shown in place of a layout that failed. It brings its own `main`. */
export function LayoutFailure() {
  return (
    <PublicShell mainId="main" top={null} footer={null}>
      <RouteFailure />
    </PublicShell>
  );
}
