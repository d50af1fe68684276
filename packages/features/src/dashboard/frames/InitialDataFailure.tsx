import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useNotice } from '../../shared/notices/useNotice.tsx';

interface InitialDataFailureProps {
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
  /** «Failed to fetch user data» */
  errorMessage: string;
}

/** Shown when the data of a form could not be loaded: opens an error dialog (spec §8) and offers a retry. */
export function InitialDataFailure({ query, errorMessage }: InitialDataFailureProps) {
  const { t } = useLingui();
  const notice = useNotice();
  const showNotice = useEffectEvent(() => {
    void notice.show({
      tone: 'danger',
      title: t({ message: 'Error', context: 'dialog' }),
      description: errorMessage,
      buttonLabel: t`OK`,
    });
  });
  useEffect(() => showNotice(), []);
  return (
    <>
      <QueryFailure error={query.error} title={errorMessage} retry={query.refetch} isRetrying={query.isFetching} />
      {notice.dialog}
    </>
  );
}
