import { ApiError } from '@fanous/api-client/errors';
import { createSummary, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { SummaryComposer, type SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useFieldLimits } from '../shared/useFieldLimits.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { useUpload } from '../shared/useUpload.ts';
import { useComposerLabels } from './useComposerLabels.ts';

interface AddSummaryDialogProps {
  courseId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a summary: a PDF, or photos that become one. Closing it calls off what is on its way. */
export function AddSummaryDialog({ courseId, isOpen, onClose }: AddSummaryDialogProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const labels = useComposerLabels();
  const notice = useNotice();
  const limits = useQuery(getSettingsQuery(api)).data?.limits;
  const { name_max } = useFieldLimits();
  const upload = useUpload(createSummary, { changes: ['getCourse', 'getPublicCourse'] });

  const send = async ({ lectureName, file }: Parameters<SummaryComposerProps['onSubmit']>[0]) => {
    try {
      // The file comes last: whether it may come at all is decided by what stands before it.
      await upload.mutateAsync({ body: { course_id: courseId, lecture_name: lectureName, pdf: file } });
      onClose();
      notice.show({
        tone: 'success',
        title: t`Summary added`,
        text: t`Everyone who has the course can read it now. Thank you.`,
        action: t`OK`,
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notice.show({
        tone: 'error',
        title: t({ message: 'Error', context: 'of adding a summary' }),
        text: textOf(error),
        action: t`Try Again`,
      });
    }
  };
  const textOf = (error: unknown) => {
    if (error instanceof ApiError && error.serverMessage !== undefined) return error.serverMessage;
    if (error instanceof ApiError && error.code === 'network')
      return t`An error while uploading. Check your internet connection, then try again.`;
    return t`An error while uploading`;
  };

  return (
    <>
      <Dialog
        isOpen={isOpen}
        title={t`Add summary`}
        isDismissable={false}
        onClose={() => {
          upload.cancel();
          upload.reset();
          onClose();
        }}
      >
        <SummaryComposer
          labels={labels}
          onSubmit={(summary) => void send(summary)}
          isSubmitting={upload.isPending}
          uploaded={upload.percent}
          onCancel={upload.cancel}
          {...(upload.error instanceof ApiError && upload.error.errors && { errors: upload.error.errors })}
          {...(limits && {
            limits: {
              photos: limits.summary_images,
              photoBytes: limits.image_bytes,
              pdfBytes: limits.pdf_bytes,
              nameLength: name_max,
            },
          })}
        />
      </Dialog>
      {notice.dialog}
    </>
  );
}
