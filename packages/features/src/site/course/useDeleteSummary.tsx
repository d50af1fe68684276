import { type ReactNode, useEffect, useState } from 'react';
import { hasAccess } from '../../shared/app/access.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import type { Course } from './courseAccess.ts';

type Summary = Course['summaries'][number];

// It answers a press, so its code comes after the first view.
const lazyDeleteSummary = lazyComponent('DeleteSummaryDialog', () => import('./DeleteSummaryDialog.tsx'));

/** Authors delete their own summaries, staff of the course any: call `openDialog`, and render `dialog`. */
export function useDeleteSummary(course: Course): {
  canDelete: (summary: Summary) => boolean;
  openDialog: (summary: Summary) => Promise<void>;
  dialog: ReactNode;
} {
  const user = useSession()?.data;
  const toast = useToast();
  const errorText = useErrorText();
  const [summary, setSummary] = useState<Summary>();
  const [deletedCount, setDeletedCount] = useState(0);
  useEffect(() => {
    // The button that had the focus is gone: go on at the heading of the list.
    if (deletedCount > 0) document.querySelector<HTMLElement>('#summaries')?.focus();
  }, [deletedCount]);
  const isStaff = user !== undefined && (hasAccess(user, ['full-admin']) || course.user_id === user.id);

  const openDialog = async (next: Summary) => {
    try {
      await lazyDeleteSummary.preload();
      setSummary(next);
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
  };
  return {
    canDelete: (each) => isStaff || ('user' in each && user !== undefined && each.user?.id === user.id),
    openDialog,
    dialog: summary && (
      <lazyDeleteSummary.Component
        key={summary.id}
        slug={course.slug}
        summary={summary}
        onClose={(isDeleted) => {
          setSummary(undefined);
          if (isDeleted) setDeletedCount(deletedCount + 1);
        }}
      />
    ),
  };
}
