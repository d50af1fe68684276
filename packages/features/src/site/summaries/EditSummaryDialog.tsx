import { ApiError } from '@fanous/api-client/errors';
import { updateSummary } from '@fanous/api-client/generated/queries.ts';
import { SummaryComposer } from '@fanous/ui/learning/SummaryComposer';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormErrors } from '../../shared/errors/useFormErrors.ts';
import { useUpload } from '../../shared/hooks/useUpload.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useLeaveConfirmation } from '../../shared/routing/useLeaveConfirmation.tsx';
import { hasFiles, type SummaryDraft } from './summaryDraft.ts';
import { useComposerLabels } from './useComposerLabels.ts';
import { useComposerLimits } from './useComposerLimits.ts';

interface EditSummaryDialogProps {
  summary: { id: number; lecture_name: string };
  /** The titles of the lessons of the course. */
  lessons: readonly string[];
  isOpen: boolean;
  onClose: () => void;
}

/** Changes the lecture name of a summary, replaces its file, or both. Closing it asks first, and cancels the upload. */
export function EditSummaryDialog({ summary, lessons, isOpen, onClose }: EditSummaryDialogProps) {
  const { t } = useLingui();
  const labels = useComposerLabels();
  const notice = useNotice();
  const failed = useFormErrors(notice);
  const limits = useComposerLimits();
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const upload = useUpload(updateSummary, {
    invalidates: ['getCourse', 'getPublicCourse'],
    successToast: () => ({ title: t`Summary updated` }),
  });
  const isSendingFile = upload.variables?.body.pdf !== undefined;

  const close = () => {
    setAsking(false);
    upload.cancel();
    upload.reset();
    failed.clear();
    onClose();
  };
  const submit = async (change: { lectureName: string; file: File | null }): Promise<void> => {
    const { lectureName, file } = change;
    if (lectureName === summary.lecture_name && !file) return close();
    try {
      // The file comes last: the server checks the name before it accepts the file.
      const body = { lecture_name: lectureName, ...(file && { pdf: file }) };
      await upload.mutateAsync({ path: { id: summary.id }, body });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      const failureTexts = {
        title: t({ message: 'Error', context: 'of adding a summary' }),
        // Without a message of the server, the dialog adds the reason.
        description: (error instanceof ApiError && error.serverMessage) || t`The summary could not be saved`,
        buttonLabel: t`Try Again`,
      };
      if (await failed.show(error, failureTexts)) await submit(change);
      return undefined;
    }
    setAsking(false);
    return onClose();
  };
  const question = useLeaveConfirmation(isOpen && isDirty, undefined, {
    state: isAsking ? 'blocked' : 'unblocked',
    proceed: close,
    reset: () => setAsking(false),
  });
  const handleDraftChange = (draft: SummaryDraft) =>
    setDirty(hasFiles(draft) || draft.lectureName.trim() !== summary.lecture_name);

  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={t`Edit summary`}
        isDismissable={false}
        onClose={() => (isDirty ? setAsking(true) : close())}
      >
        <SummaryComposer
          isFileRequired={false}
          draft={{ lectureName: summary.lecture_name, pdf: null, photos: [] }}
          onDraftChange={handleDraftChange}
          labels={{
            ...labels,
            fileHint: t`The current file stays if you choose no other. A PDF, or photos that become one PDF on your device.`,
            submit: t`Save`,
            submitting: t`Saving`,
          }}
          lessons={lessons}
          onSubmit={submit}
          isSubmitting={upload.isPending}
          {...(isSendingFile && { uploaded: upload.percent })}
          onCancel={upload.cancel}
          {...(failed.errors && { errors: failed.errors })}
          {...(limits && { limits })}
        />
      </Dialog>
      {question}
      {notice.dialog}
    </>
  );
}
