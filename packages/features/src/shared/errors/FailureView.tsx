import { ApiError } from '@fanous/api-client/errors';
import { ErrorState, type ErrorStateRetryProps } from '@fanous/ui/feedback/ErrorState';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { useLingui } from '@lingui/react/macro';
import { canRetry } from './canRetry.ts';
import { NotAllowedPage } from './NotAllowedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
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
  const status = error instanceof ApiError ? error.status : undefined;
  if (!isPageSection && status === 404) return <NotFoundPage />;
  if (!isPageSection && status === 403)
    return <NotAllowedPage reason={error instanceof ApiError ? error.serverMessage : undefined} />;
  const reason = errorText(error);
  const retryProps: ErrorStateRetryProps = canRetry(error)
    ? { onRetry: () => void retry(), retryLabel: t`Try Again`, isRetrying, retryingLabel: t`Trying again` }
    : {};
  const failure = (
    <ErrorState
      title={title ?? t`This could not be loaded`}
      description={reason === title ? undefined : reason}
      {...retryProps}
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
