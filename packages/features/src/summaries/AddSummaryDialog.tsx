import { ApiError } from '@fanous/api-client/errors';
import { createSummary, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { SummaryComposer, type SummaryComposerProps } from '@fanous/ui/learning/SummaryComposer';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { useFailedForm } from '../shared/useFailedForm.ts';
import { useFieldLimits } from '../shared/useFieldLimits.ts';
import { useNotice } from '../shared/useNotice.tsx';
import { useUpload } from '../shared/useUpload.ts';
import { useComposerLabels } from './useComposerLabels.ts';

type Summary = Parameters<SummaryComposerProps['onSubmit']>[0];

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
  const failed = useFailedForm(notice);
  const limits = useQuery(getSettingsQuery(api)).data?.limits;
  const { name_max } = useFieldLimits();
  const upload = useUpload(createSummary, { changes: ['getCourse', 'getPublicCourse'] });

  const send = async (summary: Summary): Promise<void> => {
    try {
      // The file comes last: whether it may come at all is decided by what stands before it.
      const { lectureName, file } = summary;
      await upload.mutateAsync({ body: { course_id: courseId, lecture_name: lectureName, pdf: file } });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const words = {
        title: t({ message: 'Error', context: 'of adding a summary' }),
        // Where the server said nothing the dialog adds the reason.
        text: (error instanceof ApiError && error.serverMessage) || t`An error while uploading`,
        action: t`Try Again`,
      };
      if (await failed.show(error, words)) await send(summary);
      return;
    }
    onClose();
    await notice.show({
      tone: 'success',
      title: t`Summary added`,
      text: t`Everyone who has the course can read it now. Thank you.`,
      action: t`OK`,
    });
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
          failed.clear();
          onClose();
        }}
      >
        <SummaryComposer
          labels={labels}
          onSubmit={send}
          isSubmitting={upload.isPending}
          uploaded={upload.percent}
          onCancel={upload.cancel}
          {...(failed.errors && { errors: failed.errors })}
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
