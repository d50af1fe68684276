import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { toCsvFileName, toCsv } from '../frames/csv.ts';
import { downloadFile } from '../frames/downloadFile.ts';
import { ExportCsvButton } from '../frames/ExportCsvButton.tsx';
import { allResultsQuery } from './quizResults.api.ts';

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

  const exportResults = async () => {
    const { results, total } = await queryClient.fetchQuery(allResultsQuery(api, path));
    const header = [t`User name`, t`Mark`, t`Out of`, t`Best mark`, t`Out of`, t`Attempts`, t`Date`];
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
    downloadFile(toCsvFileName(t`Results of ${name}`), 'text/csv', toCsv([header, ...rows]));
    if (results.length < total) toast({ tone: 'warning', title: t`There were too many results for one file` });
  };
  return <ExportCsvButton label={t`Export to CSV`} pendingLabel={t`Loading`} onExport={exportResults} />;
}

/** `2026-09-14`, which every spreadsheet reads as a date. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });
