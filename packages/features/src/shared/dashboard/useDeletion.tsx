import { whenIdle } from '@fanous/ui/utils/whenIdle';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../app.ts';
import { late } from '../late.tsx';
import { useErrorText } from '../useErrorText.ts';
import { useNotice } from '../useNotice.tsx';
import { useToast } from '../useToast.ts';
import type { BulkDialogProps } from './BulkDialog.tsx';
import type { Deletion, RowAction } from './ListPage.tsx';
import type { List } from './useList.ts';

interface Deleting<Row> {
  /** The entry that deletes a row, or none. */
  entryOf: (row: Row) => RowAction[];
  askAll: (rows: readonly Row[]) => void;
  dialogs: ReactNode;
}

interface Of<Row> {
  deletion: Deletion<Row> | undefined;
  list: List<Row>;
  rowName: (row: Row) => string;
}

/** The row that is asked about. It stays while the dialog goes away; each question has a key of its own. */
interface Asked<Row> {
  row: Row;
  key: number;
  state: 'open' | 'pending' | 'closed';
}

const single = late(() => import('./DeleteDialog.tsx').then(({ DeleteDialog }) => DeleteDialog));
const bulk = late<BulkDialogProps<{ id: number }>>(() =>
  import('./BulkDialog.tsx').then(({ BulkDialog }) => BulkDialog),
);

/** Deletes rows of a list: asks, and takes out what is gone at once. The server is asked again for what moved up. */
export function useDeletion<Row extends { id: number }>({ deletion, list, rowName }: Of<Row>): Deleting<Row> {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const toast = useToast();
  const notice = useNotice();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked<Row>>();
  const [many, setMany] = useState<readonly Row[]>();
  const isPossible = deletion !== undefined;
  useEffect(
    () =>
      isPossible
        ? whenIdle(() => {
            for (const dialog of [single, bulk]) dialog.preload().catch(() => {});
          })
        : undefined,
    [isPossible],
  );
  if (!deletion) return { entryOf: () => [], askAll: () => {}, dialogs: null };
  const { question, words, remove, changes, counted, note, inUse = () => undefined, isAllowed = () => true } = deletion;
  const deed = words?.deed ?? t`Delete`;

  const gone = (rows: readonly Row[]) => {
    list.drop(new Set(rows.map(({ id }) => id)));
    for (const query of changes) void queryClient.invalidateQueries({ queryKey: [query] });
  };
  const ask = (row: Row) => {
    const reason = inUse(row);
    if (reason === undefined) setAsked({ row, key: (asked?.key ?? 0) + 1, state: 'open' });
    else void notice.show({ tone: 'info', title: t`This cannot be deleted`, text: reason, action: t`OK` });
  };
  const run = async (row: Row) => {
    const setState = (state: Asked<Row>['state']) => setAsked((last) => last && { ...last, state });
    setState('pending');
    try {
      await remove(api, row);
      setState('closed');
      gone([row]);
      if (words) toast({ tone: 'success', title: words.success, description: rowName(row) });
    } catch (error) {
      setState('closed');
      toast({ tone: 'danger', title: errorText(error), description: rowName(row) });
    }
  };

  return {
    entryOf: (row) =>
      isAllowed(row) ? [{ id: 'delete', label: deed, icon: 'trash', tone: 'danger', onAction: () => ask(row) }] : [],
    askAll: setMany,
    dialogs: (
      <>
        {asked && (
          <single.Component
            key={asked.key}
            isOpen={asked.state !== 'closed'}
            isPending={asked.state === 'pending'}
            title={words?.title ?? t({ message: 'Are you sure?', context: 'delete' })}
            question={question}
            subject={{ ids: [asked.row.id], name: rowName(asked.row), counted, note: note?.([asked.row]) }}
            confirmLabel={deed}
            pendingLabel={words?.pending ?? t`Deleting`}
            onConfirm={() => void run(asked.row)}
            onClose={() => setAsked({ ...asked, state: 'closed' })}
          />
        )}
        {many && (
          <bulk.Component
            rows={many}
            nameOf={(row) => rowName(row as Row)}
            deed={{
              question:
                words?.questionOfMany ??
                ((count) => t`${plural(count, { one: 'Delete # item?', other: 'Delete # items?' })}`),
              deed,
              tone: 'danger',
              run: (row) => remove(api, row as Row),
            }}
            warning={{
              counted,
              note: (rows) => note?.(rows as readonly Row[]),
              inUse: (row) => inUse(row as Row),
            }}
            onDone={(done) => gone(done as readonly Row[])}
            onClose={() => setMany(undefined)}
          />
        )}
        {notice.dialog}
      </>
    ),
  };
}
