import { deleteSummary, type GetCourseResult } from '@fanous/api-client/generated/queries.ts';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { courseWithAccessQuery } from '../../shared/course/course.api.ts';

interface DeleteSummaryDialogProps {
  slug: string;
  summary: { id: number; lecture_name: string };
  onClose: (isDeleted: boolean) => void;
}

/** Asks whether a summary is to be deleted, and deletes it. */
export function DeleteSummaryDialog({ slug, summary, onClose }: DeleteSummaryDialogProps) {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const errorText = useErrorText();
  const remove = useAction(deleteSummary, {
    invalidates: ['getPublicCourse'],
    successToast: () => ({ title: t`Summary deleted` }),
  });

  const confirm = async () => {
    const { queryKey } = courseWithAccessQuery(api, slug);
    // A fetch under way would bring the summary back.
    await queryClient.cancelQueries({ queryKey });
    await remove.mutateAsync({ path: { id: summary.id } });
    // If the user had to sign in again meanwhile, all queries run again, and their response may still contain the summary.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<GetCourseResult>(
      queryKey,
      (course) => course && { ...course, summaries: course.summaries.filter(({ id }) => id !== summary.id) },
    );
    onClose(true);
  };
  return (
    <ConfirmDialog
      isOpen
      title={t`Delete summary?`}
      confirmLabel={t`Delete summary`}
      cancelLabel={t`Cancel`}
      pendingLabel={t`Deleting`}
      isPending={remove.isPending}
      errorMessage={remove.error ? errorText(remove.error) : undefined}
      onConfirm={() => confirm().catch(() => {})}
      onClose={() => onClose(false)}
    >
      <Trans>
        “<Bidi>{summary.lecture_name}</Bidi>” and its reactions will be deleted for everyone in the course.
      </Trans>
    </ConfirmDialog>
  );
}
