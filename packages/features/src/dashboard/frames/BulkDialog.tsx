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
import type { CountedKind } from './countLosses.ts';
import { type Outcome, runSequentially } from './runSequentially.ts';
import { useDeletionCheck } from './useDeletionCheck.tsx';

/** One thing that can be done to many rows. */
export interface BulkAction<Row> {
  /** Asks: «حذف 3 عناصر؟» */
  question: (count: number) => string;
  /** The words on its button. */
  label: string;
  tone: 'danger' | 'primary';
  run: (api: Api, row: Row) => Promise<unknown>;
  /** Queries that are fetched again once all calls have come back. */
  invalidates: readonly (keyof operations)[];
}

/** What to say before something is lost, and which rows are left out. */
interface BulkWarning<Row> {
  counted: CountedKind | undefined;
  note: (rows: readonly Row[]) => string | undefined;
  /** Why a row cannot be deleted as it is now. */
  inUse: (row: Row) => string | undefined;
}

export interface BulkDialogProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  action: BulkAction<Row>;
  /** For an action that also removes other things than the rows. */
  warning?: BulkWarning<Row>;
  /** Called once all calls have come back. */
  onDone?: (done: readonly Row[]) => void;
  onClose: () => void;
}

const namedAtMost = 5;
/** Stop is where the start button was: ignore the second click of a double click. */
const doubleClickMs = 500;

/** Asks, does one thing to many rows and says what became of it: how many went well, and which did not and why. */
export function BulkDialog<Row extends { id: number }>(props: BulkDialogProps<Row>) {
  const { nameOf, action, warning, onDone, onClose } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { queryClient } = useApp();
  const errorText = useErrorText();
  const call = useAction(action.run);
  const [finished, setFinished] = useState<number>();
  const [outcome, setOutcome] = useState<Outcome<Row>>();
  const stopping = useRef<AbortController>(undefined);
  const isJustStarted = useRef(false);
  const kept = props.rows.flatMap((row) => {
    const reason = warning?.inUse(row);
    return reason === undefined ? [] : [{ row, reason }];
  });
  const keptRows = new Set(kept.map(({ row }) => row));
  const rows = props.rows.filter((row) => !keptRows.has(row));
  const check = useDeletionCheck({
    ids: warning ? rows.map(({ id }) => id) : [],
    counted: warning?.counted,
    note: warning?.note(rows),
  });
  const title = rows.length > 0 ? action.question(rows.length) : t`These cannot be deleted`;

  const run = async () => {
    stopping.current = new AbortController();
    isJustStarted.current = true;
    setTimeout(() => (isJustStarted.current = false), doubleClickMs);
    setFinished(0);
    const result = await runSequentially(rows, call.mutateAsync, {
      signal: stopping.current.signal,
      onProgress: setFinished,
    });
    onDone?.(result.done);
    void invalidateOperations(queryClient, action.invalidates);
    setOutcome(result);
  };
  const stop = () => stopping.current?.abort();
  const handleStopPress = () => {
    if (!isJustStarted.current) stop();
  };

  if (outcome) {
    const { done, failed, untouched } = outcome;
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
          {untouched.length > 0 && (
            <Text>{t`${plural(untouched.length, { one: '# item was left as it is', other: '# items were left as they are' })}`}</Text>
          )}
          {failed.length > 0 && (
            <>
              <Text>{t`${plural(failed.length, { one: '# item failed', other: '# items failed' })}`}</Text>
              <Stack as="ul" gap="s3">
                {failed.map(({ row, error }) => (
                  <li key={row.id}>
                    <strong>
                      <Bidi>{nameOf(row)}</Bidi>
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
        actions={
          <Button variant="outline" autoFocus onPress={handleStopPress}>
            <Trans>Stop</Trans>
          </Button>
        }
      >
        <ProgressBar label={t`In progress`} value={finished} max={rows.length} valueLabel={t`${done} of ${all}`} />
      </Dialog>
    );
  }
  const named = rows.slice(0, namedAtMost);
  const more = rows.length - named.length;
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
              onPress={() => check.passes().then((isAllowed) => (isAllowed ? run() : undefined))}
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
            {named.map((row) => (
              <li key={row.id}>
                <Bidi>{nameOf(row)}</Bidi>
              </li>
            ))}
            {more > 0 && <li>{t`${plural(more, { one: 'and # more', other: 'and # more' })}`}</li>}
          </Stack>
        )}
        {check.note}
        {check.field}
        {kept.length > 0 && (
          <Stack gap="s3">
            <Text>{t`${plural(kept.length, { one: '# item stays', other: '# items stay' })}`}</Text>
            <Stack as="ul" gap="s3">
              {kept.map(({ row, reason }) => (
                <li key={row.id}>
                  <strong>
                    <Bidi>{nameOf(row)}</Bidi>
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
