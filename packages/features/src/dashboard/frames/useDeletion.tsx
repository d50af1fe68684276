import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import type { BulkDialogProps } from './BulkDialog.tsx';
import type { Deletion } from './deletion.ts';
import type { RowAction } from './rowAction.ts';
import type { List } from './useList.ts';

interface Deleting<Row> {
  /** The entry that deletes a row, or none. */
  getMenuEntries: (row: Row) => RowAction[];
  askToDeleteMany: (rows: readonly Row[]) => void;
  dialogs: ReactNode;
}

interface Of<Row> {
  deletion: Deletion<Row> | undefined;
  list: List<Row>;
  rowName: (row: Row) => string;
}

/** The row that is asked about. It stays while the dialog goes away; each question has a key of its own. */
interface PendingQuestion<Row> {
  row: Row;
  key: number;
  state: 'open' | 'pending' | 'closed';
}

const lazyDeleteDialog = lazyComponent('DeleteDialog', () => import('./DeleteDialog.tsx'));
const lazyBulkDialog = lazyComponent<'BulkDialog', BulkDialogProps<{ id: number }>>(
  'BulkDialog',
  () => import('./BulkDialog.tsx'),
);

/** Deletes rows of a list: asks, and takes out what is gone at once. The server is asked again for what moved up. */
export function useDeletion<Row extends { id: number }>({ deletion, list, rowName }: Of<Row>): Deleting<Row> {
  const { t } = useLingui();
  const notice = useNotice();
  const [asked, setAsked] = useState<PendingQuestion<Row>>();
  const [many, setMany] = useState<readonly Row[]>();
  const setState = (state: PendingQuestion<Row>['state']) => setAsked((last) => last && { ...last, state });
  const words = deletion?.words;
  const removal = useAction(async (api, row: Row) => deletion?.remove(api, row), {
    invalidates: deletion?.invalidates ?? [],
    onSuccess: (_, row) => {
      setState('closed');
      list.drop(new Set([row.id]));
    },
    successToast: (row) => words && { title: words.success, description: rowName(row) },
    errorToast: (title, row) => ({ title, description: rowName(row) }),
  });
  const isPossible = deletion !== undefined;
  useEffect(
    () =>
      isPossible
        ? runWhenIdle(() => {
            for (const dialog of [lazyDeleteDialog, lazyBulkDialog]) dialog.preload().catch(() => {});
          })
        : undefined,
    [isPossible],
  );
  if (!deletion) return { getMenuEntries: () => [], askToDeleteMany: () => {}, dialogs: null };
  const { question, remove, invalidates, counted, note, inUse = () => undefined, isAllowed = () => true } = deletion;
  const action = words?.action ?? t`Delete`;

  const ask = (row: Row) => {
    const reason = inUse(row);
    if (reason === undefined) setAsked({ row, key: (asked?.key ?? 0) + 1, state: 'open' });
    else void notice.show({ tone: 'info', title: t`This cannot be deleted`, text: reason, action: t`OK` });
  };
  const run = async (row: Row) => {
    setState('pending');
    try {
      await removal.mutateAsync(row);
    } catch {
      // The toast shows the failure.
      setState('closed');
    }
  };

  return {
    getMenuEntries: (row) =>
      isAllowed(row) ? [{ id: 'delete', label: action, icon: 'trash', tone: 'danger', onAction: () => ask(row) }] : [],
    askToDeleteMany: setMany,
    dialogs: (
      <>
        {asked && (
          <lazyDeleteDialog.Component
            key={asked.key}
            isOpen={asked.state !== 'closed'}
            isPending={asked.state === 'pending'}
            title={words?.title ?? t({ message: 'Are you sure?', context: 'delete' })}
            question={question}
            subject={{ ids: [asked.row.id], name: rowName(asked.row), counted, note: note?.([asked.row]) }}
            confirmLabel={action}
            pendingLabel={words?.pending ?? t`Deleting`}
            onConfirm={() => run(asked.row)}
            onClose={() => setAsked({ ...asked, state: 'closed' })}
          />
        )}
        {many && (
          <lazyBulkDialog.Component
            rows={many}
            nameOf={(row) => rowName(row as Row)}
            action={{
              question:
                words?.questionOfMany ??
                ((count) => t`${plural(count, { one: 'Delete # item?', other: 'Delete # items?' })}`),
              label: action,
              tone: 'danger',
              run: (api, row) => remove(api, row as Row),
              invalidates,
            }}
            warning={{
              counted,
              note: (rows) => note?.(rows as readonly Row[]),
              inUse: (row) => inUse(row as Row),
            }}
            onDone={(done) => list.drop(new Set(done.map(({ id }) => id)))}
            onClose={() => setMany(undefined)}
          />
        )}
        {notice.dialog}
      </>
    ),
  };
}
