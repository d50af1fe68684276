import type { ListSummaryReportsResult } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';

export type ReportReason = ListSummaryReportsResult['reports'][number]['reason'];

/** The words for what is wrong with a summary, in the order of display. */
export function useReportReasons(): Record<ReportReason, string> {
  const { t } = useLingui();
  return {
    wrong: t`It has mistakes`,
    unreadable: t`It cannot be read, or is of another lecture`,
    copied: t`It is copied from a book or another teacher`,
    inappropriate: t`It is offensive or does not belong here`,
    other: t`Something else`,
  };
}
