import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import type { BulkDialogProps } from './BulkDialog.tsx';
import type { Deletion } from './deletion.ts';
import type { RowAction } from './rowAction.ts';
import type { List } from './useList.ts';

interface RowDeletion<Row> {
  /** The menu entry that deletes a row. Empty if it may not be deleted. */
  getMenuEntries: (row: Row) => RowAction[];
  openBulkDialog: (rows: readonly Row[]) => void;
  dialogs: ReactNode;
}

interface RowDeletionOptions<Row> {
  deletion: Deletion<Row> | undefined;
  list: List<Row>;
  rowName: (row: Row) => string;
}

/** The row in the delete dialog. It stays while the dialog closes. Each question has its own key. */
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

/** Deletes rows of a list after a confirmation. Removes them from the list immediately, then refetches it. */
export function useDeletion<Row extends { id: number }>({
  deletion,
  list,
  rowName,
}: RowDeletionOptions<Row>): RowDeletion<Row> {
  const { t } = useLingui();
  const notice = useNotice();
  const [openQuestion, setOpenQuestion] = useState<PendingQuestion<Row>>();
  const [bulkRows, setBulkRows] = useState<readonly Row[]>();
  const setState = (state: PendingQuestion<Row>['state']) =>
    setOpenQuestion((previous) => previous && { ...previous, state });
  const labels = deletion?.labels;
  const removal = useAction(async (api, row: Row) => deletion?.remove(api, row), {
    invalidates: deletion?.invalidates ?? [],
    onSuccess: (_, row) => {
      setState('closed');
      list.removeRows(new Set([row.id]));
    },
    successToast: (row) => labels && { title: labels.successMessage, description: rowName(row) },
    errorToast: (title, row) => ({ title, description: rowName(row) }),
  });
  usePreloadWhenIdle(...(deletion ? [lazyDeleteDialog.preload, lazyBulkDialog.preload] : []));
  if (!deletion) return { getMenuEntries: () => [], openBulkDialog: () => {}, dialogs: null };
  const {
    question,
    remove,
    invalidates,
    lossCountKind,
    lossNote,
    blockedReason = () => undefined,
    isAllowed = () => true,
  } = deletion;
  const action = labels?.actionLabel ?? t`Delete`;

  const openDialog = (row: Row) => {
    const reason = blockedReason(row);
    if (reason === undefined) setOpenQuestion({ row, key: (openQuestion?.key ?? 0) + 1, state: 'open' });
    else void notice.show({ tone: 'info', title: t`This cannot be deleted`, description: reason, buttonLabel: t`OK` });
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
      isAllowed(row)
        ? [{ id: 'delete', label: action, icon: 'trash', tone: 'danger', onAction: () => openDialog(row) }]
        : [],
    openBulkDialog: setBulkRows,
    dialogs: (
      <>
        {openQuestion && (
          <lazyDeleteDialog.Component
            key={openQuestion.key}
            isOpen={openQuestion.state !== 'closed'}
            isPending={openQuestion.state === 'pending'}
            title={labels?.title ?? t({ message: 'Are you sure?', context: 'delete' })}
            question={question}
            subject={{
              ids: [openQuestion.row.id],
              name: rowName(openQuestion.row),
              lossCountKind,
              lossNote: lossNote?.([openQuestion.row]),
            }}
            confirmLabel={action}
            pendingLabel={labels?.pendingLabel ?? t`Deleting`}
            onConfirm={() => run(openQuestion.row)}
            onClose={() => setOpenQuestion({ ...openQuestion, state: 'closed' })}
          />
        )}
        {bulkRows && (
          <lazyBulkDialog.Component
            rows={bulkRows}
            rowName={(row) => rowName(row as Row)}
            action={{
              title:
                labels?.bulkTitle ??
                ((count) => t`${plural(count, { one: 'Delete # item?', other: 'Delete # items?' })}`),
              label: action,
              tone: 'danger',
              run: (api, row) => remove(api, row as Row),
              invalidates,
            }}
            warning={{
              lossCountKind,
              lossNote: (rows) => lossNote?.(rows as readonly Row[]),
              blockedReason: (row) => blockedReason(row as Row),
            }}
            onDone={(done) => list.removeRows(new Set(done.map(({ id }) => id)))}
            onClose={() => setBulkRows(undefined)}
          />
        )}
        {notice.dialog}
      </>
    ),
  };
}
