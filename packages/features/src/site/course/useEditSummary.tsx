import { type ReactNode, useState } from 'react';
import { editSummaryDialogWithArea } from '../../lazyDialogs.ts';
import { useDialogLoader } from '../../shared/lazy/useDialogLoader.ts';
import type { Course } from './courseAccess.ts';
import { getVideoTitles } from './videoTitles.ts';

/** Authors change their own summaries: call `openDialog`, and render `dialog`. Its code is loaded by the first press. */
export function useEditSummary(course: Course): {
  openDialog: (summary: Course['summaries'][number]) => Promise<void>;
  dialog: ReactNode;
} {
  const { load } = useDialogLoader(editSummaryDialogWithArea);
  const [summary, setSummary] = useState<Course['summaries'][number]>();
  const [isOpen, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);

  const openDialog = async (next: Course['summaries'][number]) => {
    if (!(await load())) return;
    setSummary(next);
    setOpen(true);
    setOpenCount((count) => count + 1);
  };
  return {
    openDialog,
    // The key resets the form each time.
    dialog: summary && (
      <editSummaryDialogWithArea.dialog.Component
        key={openCount}
        summary={summary}
        lessons={getVideoTitles(course)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
