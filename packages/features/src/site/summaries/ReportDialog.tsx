import { ReportSummaryDialog, type ReportSummaryDialogProps } from './ReportSummaryDialog.tsx';
import { SummaryReportsDialog, type SummaryReportsDialogProps } from './SummaryReportsDialog.tsx';

interface ReportDialogProps extends ReportSummaryDialogProps, SummaryReportsDialogProps {
  /** Whether the user is staff of the course. */
  isStaff: boolean;
}

/** Students report a summary. The staff of the course reads its reports. */
export function ReportDialog({ isStaff, onDelete, ...props }: ReportDialogProps) {
  return isStaff ? <SummaryReportsDialog {...props} onDelete={onDelete} /> : <ReportSummaryDialog {...props} />;
}
