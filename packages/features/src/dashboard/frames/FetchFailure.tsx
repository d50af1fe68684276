import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useNotice } from '../../shared/notices/useNotice.tsx';

interface FetchFailureProps {
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
  /** «Failed to fetch user data» */
  failure: string;
}

/** What a form changes could not be fetched: a dialog says so (spec §8), and the page offers to try again. */
export function FetchFailure({ query, failure }: FetchFailureProps) {
  const { t } = useLingui();
  const notice = useNotice();
  const tell = useEffectEvent(() => {
    void notice.show({
      tone: 'error',
      title: t({ message: 'Error', context: 'dialog' }),
      text: failure,
      action: t`OK`,
    });
  });
  useEffect(() => tell(), []);
  return (
    <>
      <QueryFailure error={query.error} title={failure} retry={query.refetch} isRetrying={query.isFetching} />
      {notice.dialog}
    </>
  );
}
