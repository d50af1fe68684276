import { reportSummary } from '@fanous/api-client/generated/queries.ts';
import { RadioGroup } from '@fanous/ui/forms/RadioGroup';
import { TextArea } from '@fanous/ui/forms/TextArea';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { ConfirmDialog } from '@fanous/ui/overlays/ConfirmDialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { type ReportReason, useReportReasons } from './useReportReasons.ts';

export interface ReportSummaryDialogProps {
  summary: { id: number; lecture_name: string };
  onClose: (isChanged: boolean) => void;
}

const maxNoteLength = 500;

/** Tells the staff of the course what is wrong with a summary. */
export function ReportSummaryDialog({ summary, onClose }: ReportSummaryDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reasons = useReportReasons();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const report = useAction(reportSummary, {
    invalidates: ['getCourse'],
    successToast: () => ({ title: t`Thank you. The teacher will look at it.` }),
  });
  const lacksNote = reason === 'other' && note.trim() === '';

  const send = async () => {
    setChecked(true);
    if (!reason || lacksNote) return;
    await report.mutateAsync({ path: { id: summary.id }, body: { reason, note } });
    onClose(true);
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={t`Report summary`}
      confirmLabel={t`Send report`}
      cancelLabel={t`Cancel`}
      pendingLabel={t`Sending`}
      isPending={report.isPending}
      errorMessage={report.error ? errorText(report.error) : undefined}
      onConfirm={() => send().catch(() => {})}
      onClose={() => onClose(false)}
      field={
        <Stack>
          <RadioGroup
            label={t`What is wrong?`}
            value={reason ?? null}
            onChange={(value) => setReason(value as ReportReason)}
            options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
            errorMessage={isChecked && !reason ? t`Choose what is wrong` : undefined}
          />
          <TextArea
            label={t`Details`}
            {...(reason !== 'other' && { optionalLabel: t`(optional)` })}
            value={note}
            onChange={setNote}
            maxLength={maxNoteLength}
            errorMessage={isChecked && lacksNote ? t`Enter the details` : undefined}
          />
        </Stack>
      }
    >
      <Trans>
        Only the teacher of the course and the admins see your report of “<Bidi>{summary.lecture_name}</Bidi>”, without
        your name.
      </Trans>
    </ConfirmDialog>
  );
}
