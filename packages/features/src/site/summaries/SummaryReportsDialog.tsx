import { dismissSummaryReports, listSummaryReportsQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useReportReasons } from './useReportReasons.ts';

export interface SummaryReportsDialogProps {
  summary: { id: number; lecture_name: string };
  onClose: (isChanged: boolean) => void;
  /** Asks whether to delete the summary. */
  onDelete: () => void;
}

/** Shows the staff of a course why a summary was reported. They keep or delete it. */
export function SummaryReportsDialog({ summary, onClose, onDelete }: SummaryReportsDialogProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const errorText = useErrorText();
  const reasons = useReportReasons();
  const query = listSummaryReportsQuery(api, { path: { id: summary.id } });
  // Not from the cache: the staff decides on the reports that there are now.
  const reports = useQuery({ ...query, gcTime: 0 });
  const keep = useAction(dismissSummaryReports, {
    invalidates: ['getCourse'],
    successToast: () => ({ title: t`The summary stays. Its reports are deleted.` }),
  });
  return (
    <Dialog
      isOpen
      title={
        <Trans>
          Reports of “<Bidi>{summary.lecture_name}</Bidi>”
        </Trans>
      }
      onClose={() => onClose(false)}
      actions={
        <>
          <Button tone="danger" variant="outline" onPress={onDelete}>
            <Trans>Delete summary</Trans>
          </Button>
          <Button
            tone="primary"
            // Reports are dismissed only after they are shown.
            isDisabled={!reports.data}
            isPending={keep.isPending}
            pendingLabel={t`Saving`}
            onPress={() =>
              keep.mutateAsync({ path: { id: summary.id } }).then(
                () => onClose(true),
                () => {},
              )
            }
          >
            <Trans>Keep the summary</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="s5">
        {reports.error && <QueryFailure isPageSection error={reports.error} retry={reports.refetch} />}
        {reports.isPending && <Skeleton />}
        <Stack as="ul" gap="s5">
          {reports.data?.reports.map(({ reason, note, created_at: createdAt }) => (
            <Stack as="li" gap="s1" key={`${createdAt} ${reason} ${note}`}>
              <Text strong>{reasons[reason]}</Text>
              {note !== '' && (
                <Text>
                  <Bidi>{note}</Bidi>
                </Text>
              )}
              <Text size="caption" tone="muted">
                {format.date(createdAt)}
              </Text>
            </Stack>
          ))}
        </Stack>
        {keep.error && (
          <Text role="alert" tone="danger">
            {errorText(keep.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
