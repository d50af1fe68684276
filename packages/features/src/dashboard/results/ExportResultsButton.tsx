import { Button } from '@fanous/ui/actions/Button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { toCsvFileName, toCsv } from '../frames/csv.ts';
import { allResultsQuery } from './quizResults.api.ts';
import { downloadCsv } from '../frames/downloadCsv.ts';

interface ExportResultsProps {
  path: { id: number; quiz_id: number };
  /** The title of the quiz, for the file name. */
  quiz: string | undefined;
}

/** Downloads all results of a quiz as CSV, including those that are not loaded. */
export function ExportResultsButton({ path, quiz }: ExportResultsProps) {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      const { results, total } = await queryClient.fetchQuery(allResultsQuery(api, path));
      const head = [t`User name`, t`Mark`, t`Out of`, t`Best mark`, t`Out of`, t`Attempts`, t`Date`];
      const rows = results.map((row) => [
        row.user_name,
        row.mark,
        row.total,
        row.best,
        row.best_total,
        row.attempts,
        day.format(new Date(row.created_at)),
      ]);
      const name = quiz ?? results[0]?.quiz_name ?? '';
      downloadCsv(toCsvFileName(t`Results of ${name}`), toCsv([head, ...rows]));
      if (results.length < total) toast({ tone: 'warning', title: t`There were too many results for one file` });
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
    setPending(false);
  };
  return (
    <Button
      variant="outline"
      icon="download"
      isPending={isPending}
      pendingLabel={t`Loading`}
      onPress={() => void save()}
    >
      <Trans>Export to CSV</Trans>
    </Button>
  );
}

/** `2026-09-14`, which every spreadsheet reads as a date. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
