import { getQuizAnswerCountsQuery, type GetQuizAnswerCountsResult } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useLazyDialog } from '../../shared/lazy/useLazyDialog.ts';

const dialogWithArea = {
  area: 'dashboard/results',
  dialog: lazyComponent('AnswerCountsDialog', () => import('./AnswerCountsDialog.tsx')),
};

/** The button that shows how many students chose which option of each question. */
export function AnswerCountsButton({ path }: { path: { id: number; quiz_id: number } }) {
  const { t } = useLingui();
  const { api } = useApp();
  const { load } = useLazyDialog(dialogWithArea);
  const [counts, setCounts] = useState<GetQuizAnswerCountsResult>();
  const [isPending, setPending] = useState(false);

  const open = async () => {
    setPending(true);
    setCounts(await load(() => getQuizAnswerCountsQuery(api, { path }).queryFn({})));
    setPending(false);
  };
  return (
    <>
      <Button
        variant="outline"
        icon="list-checks"
        isPending={isPending}
        pendingLabel={t`Loading`}
        onPress={() => void open()}
      >
        <Trans>Answers by question</Trans>
      </Button>
      {counts && <dialogWithArea.dialog.Component questions={counts.questions} onClose={() => setCounts(undefined)} />}
    </>
  );
}
