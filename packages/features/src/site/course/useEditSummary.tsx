import { type ReactNode, useState } from 'react';
import { editSummaryDialogWithArea } from '../../lazyDialogs.ts';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import type { Course } from './courseAccess.ts';
import { getLessonTitles } from './lessonTitles.ts';

const { area, dialog: lazyEditSummary } = editSummaryDialogWithArea;

/** Authors change their own summaries: call `openDialog`, and render `dialog`. Its code is loaded by the first press. */
export function useEditSummary(course: Course): {
  openDialog: (summary: Course['summaries'][number]) => Promise<void>;
  dialog: ReactNode;
} {
  const { loadAreaMessages } = useApp();
  const toast = useToast();
  const errorText = useErrorText();
  const [summary, setSummary] = useState<Course['summaries'][number]>();
  const [isOpen, setOpen] = useState(false);
  const [openCount, setOpenCount] = useState(0);

  const openDialog = async (next: Course['summaries'][number]) => {
    try {
      await Promise.all([loadAreaMessages(area), lazyEditSummary.preload()]);
      setSummary(next);
      setOpen(true);
      setOpenCount((count) => count + 1);
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
  };
  return {
    openDialog,
    // The key resets the form each time.
    dialog: summary && (
      <lazyEditSummary.Component
        key={openCount}
        summary={summary}
        lessons={getLessonTitles(course)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
