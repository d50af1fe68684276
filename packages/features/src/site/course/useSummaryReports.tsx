import { type ReactNode, useEffect, useState } from 'react';
import { reportDialogWithArea } from '../../lazyDialogs.ts';
import { useDialogLoader } from '../../shared/lazy/useDialogLoader.ts';
import type { Course } from './courseAccess.ts';
import { getRowIdPrefix } from './courseItem.ts';

type Summary = Course['summaries'][number];

/** Students report a summary, the staff of the course reads its reports: call `openDialog`, and render `dialog`. */
export function useSummaryReports(onDelete: (summary: Summary) => void): {
  openDialog: (summary: Summary) => Promise<void>;
  dialog: ReactNode;
} {
  const { load } = useDialogLoader(reportDialogWithArea);
  const [summary, setSummary] = useState<Summary>();
  const [changed, setChanged] = useState<Summary>();
  useEffect(() => {
    // The button that opened the dialog is gone: go on at the file of the same summary.
    if (changed) document.querySelector<HTMLElement>(`#${getRowIdPrefix('summary')}${changed.id} button`)?.focus();
  }, [changed]);
  return {
    openDialog: async (next) => {
      if (await load()) setSummary(next);
    },
    dialog: summary && (
      <reportDialogWithArea.dialog.Component
        isStaff={'reports_count' in summary && summary.reports_count !== null}
        summary={summary}
        onClose={(isChanged) => {
          setSummary(undefined);
          if (isChanged) setChanged(summary);
        }}
        onDelete={() => {
          setSummary(undefined);
          onDelete(summary);
        }}
      />
    ),
  };
}
