import { ApiError } from '@fanous/api-client/errors';
import { ErrorState } from '@fanous/ui/feedback/ErrorState';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { useLingui } from '@lingui/react/macro';
import { NotFound } from './NotFound.tsx';
import { PageTitle } from './PageTitle.tsx';
import type { QueryFailureProps } from './QueryFailure.tsx';
import { useErrorText } from './useErrorText.ts';

/** What `QueryFailure` shows, as a part that comes late: first views go well as a rule. */
export function FailureView({ error, retry, isRetrying = false, title, page }: QueryFailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const failure = (
    <ErrorState
      title={title ?? t`This could not be loaded`}
      description={errorText(error)}
      onRetry={() => void retry()}
      retryLabel={t`Try Again`}
      isRetrying={isRetrying}
      retryingLabel={t`Trying again…`}
    />
  );
  if (page === undefined) return failure;
  return (
    <Container>
      <PageTitle page={page} />
      <Heading level={1}>{page}</Heading>
      {failure}
    </Container>
  );
}
