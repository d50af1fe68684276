import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { whenIdle } from '@fanous/ui/layout/whenIdle';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../app.ts';
import { late } from '../late.tsx';
import { useToast } from '../useToast.ts';
import type { BulkDialogProps } from './BulkDialog.tsx';
import type { Deletion, RowAction } from './ListPage.tsx';
import { useConfirm } from './useConfirm.tsx';
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

const bulk = late<BulkDialogProps<{ id: number }>>(() =>
  import('./BulkDialog.tsx').then(({ BulkDialog }) => BulkDialog),
);

/** Deletes rows of a list: asks, and takes out what is gone at once. The server is asked again for what moved up. */
export function useDeletion<Row extends { id: number }>({ deletion, list, rowName }: Of<Row>): Deleting<Row> {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const confirm = useConfirm();
  const toast = useToast();
  const [many, setMany] = useState<readonly Row[]>();
  const isPossible = deletion !== undefined;
  useEffect(() => (isPossible ? whenIdle(() => void bulk.preload().catch(() => {})) : undefined), [isPossible]);
  if (!deletion) return { entryOf: () => [], askAll: () => {}, dialogs: null };
  const { question, words, remove, changes, isAllowed = () => true } = deletion;
  const deed = words?.deed ?? t`Delete`;

  const gone = (rows: readonly Row[]) => {
    list.drop(new Set(rows.map(({ id }) => id)));
    for (const query of changes) void queryClient.invalidateQueries({ queryKey: [query] });
  };
  const ask = (row: Row) =>
    confirm.ask({
      title: words?.title ?? t({ message: 'Are you sure?', context: 'delete' }),
      text: (
        <Stack gap="s2">
          <Text>{typeof question === 'string' ? question : question(row)}</Text>
          <strong>
            <Bidi>{rowName(row)}</Bidi>
          </strong>
        </Stack>
      ),
      deed,
      pending: words?.pending ?? t`Deleting`,
      about: rowName(row),
      run: () => remove(api, row),
      onDone: () => {
        gone([row]);
        if (words) toast({ tone: 'success', title: words.success, description: rowName(row) });
      },
    });

  return {
    entryOf: (row) =>
      isAllowed(row) ? [{ id: 'delete', label: deed, icon: 'trash', tone: 'danger', onAction: () => ask(row) }] : [],
    askAll: setMany,
    dialogs: (
      <>
        {confirm.dialog}
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
            onDone={(done) => gone(done as readonly Row[])}
            onClose={() => setMany(undefined)}
          />
        )}
      </>
    ),
  };
}
