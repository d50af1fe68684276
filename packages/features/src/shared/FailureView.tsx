import { ApiError } from '@fanous/api-client/errors';
import { ErrorState } from '@fanous/ui/feedback/ErrorState';
import { useLingui } from '@lingui/react/macro';
import { NotFound } from './NotFound.tsx';
import type { QueryFailureProps } from './QueryFailure.tsx';
import { useErrorText } from './useErrorText.ts';

/** What `QueryFailure` shows, as a part that comes late: first views go well as a rule. */
export function FailureView({ error, retry, isRetrying = false, title }: QueryFailureProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <ErrorState
      title={title ?? t`This could not be loaded`}
      description={errorText(error)}
      onRetry={() => void retry()}
      retryLabel={t`Try Again`}
      isRetrying={isRetrying}
      retryingLabel={t`Trying again…`}
    />
  );
}
