import { ApiError } from '@fanous/api-client/errors';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { ErrorState, type ErrorStateRetryProps } from '@fanous/ui/feedback/ErrorState';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { canRetry } from './canRetry.ts';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { offlinePageCount } from './offlinePageCount.ts';
import { PageMetaTags } from '../routing/PageMetaTags.tsx';
import type { QueryFailureProps } from './queryFailureProps.ts';
import { useErrorText } from './useErrorText.ts';

/** The content of `QueryFailure`. It is a lazy chunk, because most pages never show it. */
export function FailureView({
  error,
  retry,
  isRetrying = false,
  title,
  pageTitle,
  isPageSection = false,
}: QueryFailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const isOnline = useOnline();
  const { pathname } = useLocation();
  const status = error instanceof ApiError ? error.status : undefined;
  // Not if only a section failed, or if the server does not respond to a browser that is online.
  const isUnavailableOffline =
    pageTitle !== undefined && !isOnline && error instanceof ApiError && error.code === 'network';
  useEffect(() => {
    if (!isUnavailableOffline) return undefined;
    offlinePageCount.set(offlinePageCount.get() + 1);
    return () => offlinePageCount.set(offlinePageCount.get() - 1);
  }, [isUnavailableOffline]);
  if (!isPageSection && status === 404) return <NotFoundPage />;
  if (!isPageSection && status === 403)
    return <NotAllowedPage reason={error instanceof ApiError ? error.serverMessage : undefined} />;
  const reason = isUnavailableOffline
    ? t`You are offline. The page appears when the connection is back.`
    : errorText(error);
  const retryProps: ErrorStateRetryProps = canRetry(error)
    ? { onRetry: () => void retry(), retryLabel: t`Try Again`, isRetrying, retryingLabel: t`Trying again` }
    : {};
  const failure = (
    <ErrorState
      title={isUnavailableOffline ? t`This page is not saved on this device` : (title ?? t`This could not be loaded`)}
      description={reason === title ? undefined : reason}
      {...retryProps}
      action={
        isUnavailableOffline &&
        !matchPath(paths.home.pattern, pathname) && (
          <ButtonLink href={paths.home.to()} variant="outline">
            <Trans>Go to the home page</Trans>
          </ButtonLink>
        )
      }
    />
  );
  if (pageTitle === undefined) return failure;
  return (
    <Container>
      <PageMetaTags title={pageTitle} />
      <Heading level={1}>{pageTitle}</Heading>
      {failure}
    </Container>
  );
}
