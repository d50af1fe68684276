import { ApiError } from '@fanous/api-client/errors';
import { createSummary } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Stack } from '@fanous/ui/layout/Stack';
import { SummaryComposer } from '@fanous/ui/learning/SummaryComposer';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { useUpload } from '../../shared/hooks/useUpload.ts';
import { useComposerLabels } from './useComposerLabels.ts';
import { useComposerLimits } from './useComposerLimits.ts';
import { useSummaryDraft } from './useSummaryDraft.ts';

interface AddSummaryDialogProps {
  courseId: number;
  /** The titles of the lessons of the course. */
  lessons: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a summary: a PDF, or photos that become one. Closing it asks first, and cancels the upload. */
export function AddSummaryDialog({ courseId, lessons, isOpen, onClose }: AddSummaryDialogProps) {
  const { t } = useLingui();
  const labels = useComposerLabels();
  const notice = useNotice();
  const failed = useFormErrors(notice);
  const draft = useSummaryDraft(useSession()?.data.id ?? 0, courseId);
  const [isAsking, setAsking] = useState(false);
  const limits = useComposerLimits();
  const upload = useUpload(createSummary, { invalidates: ['getCourse', 'getPublicCourse'] });

  const submit = async (summary: { lectureName: string; file: File }): Promise<void> => {
    try {
      // The file comes last: the server checks the other fields before it accepts the file.
      const { lectureName, file } = summary;
      await upload.mutateAsync({ body: { course_id: courseId, lecture_name: lectureName, pdf: file } });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const failureTexts = {
        title: t({ message: 'Error', context: 'of adding a summary' }),
        // Without a message of the server, the dialog adds the reason.
        description: (error instanceof ApiError && error.serverMessage) || t`The summary could not be uploaded`,
        buttonLabel: t`Try Again`,
      };
      if (await failed.show(error, failureTexts)) await submit(summary);
      return;
    }
    draft.discard();
    setAsking(false);
    onClose();
    await notice.show({
      tone: 'success',
      title: t`Summary added`,
      description: t`Everyone who has the course can read it now. Thank you.`,
      buttonLabel: t`OK`,
    });
  };
  const close = () => {
    setAsking(false);
    upload.cancel();
    upload.reset();
    failed.clear();
    onClose();
  };
  const question = useLeaveConfirmation(
    isOpen && draft.isDirty,
    {
      title: t`Leave without sending?`,
      description: draft.isStored
        ? t`What you have added stays on this device until you log out. It is here when you add a summary to this course again.`
        : t`What you have added cannot be kept on this device, and will be lost.`,
      confirmLabel: t`Leave without sending`,
      cancelLabel: t`Continue the summary`,
    },
    { state: isAsking ? 'blocked' : 'unblocked', proceed: close, reset: () => setAsking(false) },
  );

  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={t`Add summary`}
        isDismissable={false}
        onClose={() => (draft.isDirty ? setAsking(true) : close())}
      >
        {draft.restored === undefined ? (
          <Stack gap="s6" aria-busy>
            <Skeleton />
            <Skeleton shape="block" />
          </Stack>
        ) : (
          <Stack gap="s6">
            {draft.restored && (
              <Banner
                action={
                  <Button variant="quiet" onPress={draft.discard}>
                    <Trans>Start over</Trans>
                  </Button>
                }
              >
                <Trans>This is what you added the last time and did not send.</Trans>
              </Banner>
            )}
            <SummaryComposer
              // The key resets the form when the user starts over.
              key={draft.restored ? 'restored' : 'new'}
              draft={draft.restored ?? undefined}
              onDraftChange={draft.onDraftChange}
              labels={labels}
              lessons={lessons}
              onSubmit={submit}
              isSubmitting={upload.isPending}
              uploaded={upload.percent}
              onCancel={upload.cancel}
              {...(failed.errors && { errors: failed.errors })}
              {...(limits && { limits })}
            />
          </Stack>
        )}
      </Dialog>
      {question}
      {notice.dialog}
    </>
  );
}
