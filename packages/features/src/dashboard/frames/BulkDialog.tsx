import type { Api } from '@fanous/api-client/client';
import type { operations } from '@fanous/api-client/generated/schema.ts';
import { Button } from '@fanous/ui/actions/Button';
import { ProgressBar } from '@fanous/ui/feedback/ProgressBar';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useApp } from '../../shared/app/app.ts';
import { invalidateOperations } from '../../shared/app/invalidateOperations.ts';
import type { LossCountKind } from './countLosses.ts';
import { type BulkOutcome, runSequentially } from './runSequentially.ts';
import { StopButton } from './StopButton.tsx';
import { useDeletionCheck } from './useDeletionCheck.tsx';

/** An action that runs on many rows. */
export interface BulkAction<Row> {
  /** The question in the title: «حذف 3 عناصر؟» */
  title: (count: number) => string;
  /** The text of the button. */
  label: string;
  tone: 'danger' | 'primary';
  run: (api: Api, row: Row) => Promise<unknown>;
  /** Queries that are refetched after all calls. */
  invalidates: readonly (keyof operations)[];
}

/** The warning about lost data, and the rows that are left out. */
interface BulkWarning<Row> {
  lossCountKind: LossCountKind | undefined;
  lossNote: (rows: readonly Row[]) => string | undefined;
  /** Why a row cannot be deleted now. Undefined when it can. */
  blockedReason: (row: Row) => string | undefined;
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[];
  rowName: (row: Row) => string;
  action: BulkAction<Row>;
  /** For an action that deletes more than the rows. */
  warning?: BulkWarning<Row>;
  /** Called after all calls. */
  onDone?: (done: readonly Row[]) => void;
  onClose: () => void;
}

const maxListedNames = 5;

/** Asks for confirmation, runs an action on many rows, and shows how many succeeded and why the others failed. */
export function BulkDialog<Row extends { id: number }>(props: BulkDialogProps<Row>) {
  const { rowName, action, warning, onDone, onClose } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { queryClient } = useApp();
  const errorText = useErrorText();
  const mutation = useAction(action.run);
  const [finished, setFinished] = useState<number>();
  const [outcome, setOutcome] = useState<BulkOutcome<Row>>();
  const abortController = useRef<AbortController>(undefined);
  const blockedItems = props.rows.flatMap((row) => {
    const reason = warning?.blockedReason(row);
    return reason === undefined ? [] : [{ row, reason }];
  });
  const blockedRows = new Set(blockedItems.map(({ row }) => row));
  const rows = props.rows.filter((row) => !blockedRows.has(row));
  const check = useDeletionCheck({
    ids: warning ? rows.map(({ id }) => id) : [],
    lossCountKind: warning?.lossCountKind,
    lossNote: warning?.lossNote(rows),
  });
  const title = rows.length > 0 ? action.title(rows.length) : t`These cannot be deleted`;

  const run = async () => {
    abortController.current = new AbortController();
    setFinished(0);
    const result = await runSequentially(rows, mutation.mutateAsync, {
      signal: abortController.current.signal,
      onProgress: setFinished,
    });
    onDone?.(result.done);
    void invalidateOperations(queryClient, action.invalidates);
    setOutcome(result);
  };
  const stop = () => abortController.current?.abort();

  if (outcome) {
    const { done, failed, notStarted } = outcome;
    return (
      <Dialog
        isOpen
        size="small"
        title={t`${plural(done.length, { 0: 'Nothing was done', one: '# item done', other: '# items done' })}`}
        onClose={onClose}
        actions={
          <Button tone="primary" autoFocus onPress={onClose}>
            <Trans>OK</Trans>
          </Button>
        }
      >
        <Stack gap="s5">
          {notStarted.length > 0 && (
            <Text>{t`${plural(notStarted.length, { one: '# item was left as it is', other: '# items were left as they are' })}`}</Text>
          )}
          {failed.length > 0 && (
            <>
              <Text>{t`${plural(failed.length, { one: '# item failed', other: '# items failed' })}`}</Text>
              <Stack as="ul" gap="s3">
                {failed.map(({ row, error }) => (
                  <li key={row.id}>
                    <strong>
                      <Bidi>{rowName(row)}</Bidi>
                    </strong>
                    <Text tone="muted">{errorText(error)}</Text>
                  </li>
                ))}
              </Stack>
            </>
          )}
        </Stack>
      </Dialog>
    );
  }
  if (finished !== undefined) {
    const [done, all] = [format.number(finished), format.number(rows.length)];
    return (
      <Dialog
        isOpen
        size="small"
        title={title}
        isDismissable={false}
        onClose={stop}
        actions={<StopButton onStop={stop} />}
      >
        <ProgressBar label={t`In progress`} value={finished} max={rows.length} valueLabel={t`${done} of ${all}`} />
      </Dialog>
    );
  }
  const listedRows = rows.slice(0, maxListedNames);
  const more = rows.length - listedRows.length;
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" autoFocus onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {rows.length > 0 && (
            <Button
              tone={action.tone}
              onPress={() => check.validate().then((isAllowed) => (isAllowed ? run() : undefined))}
            >
              {action.label}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="s5">
        {rows.length > 0 && (
          <Stack as="ul" gap="s2">
            {listedRows.map((row) => (
              <li key={row.id}>
                <Bidi>{rowName(row)}</Bidi>
              </li>
            ))}
            {more > 0 && <li>{t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</li>}
          </Stack>
        )}
        {check.warning}
        {check.confirmationField}
        {blockedItems.length > 0 && (
          <Stack gap="s3">
            <Text>{t`${plural(blockedItems.length, { one: '# item stays', other: '# items stay' })}`}</Text>
            <Stack as="ul" gap="s3">
              {blockedItems.map(({ row, reason }) => (
                <li key={row.id}>
                  <strong>
                    <Bidi>{rowName(row)}</Bidi>
                  </strong>
                  <Text tone="muted">{reason}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
