import type { RowKey, TableSelection } from '@fanous/ui/data/DataTable';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { List } from './useList.ts';

const none: ReadonlySet<RowKey> = new Set();

/**
 * Which rows of a list are chosen. Another search, filter or order begins anew: nobody deletes what they no longer see, nor what
 * has gone meanwhile.
 */
export function useSelection<Row extends { id: number }>({ rows, key: of }: List<Row>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<{ of: string; keys: ReadonlySet<RowKey> }>({ of, keys: none });
  const keys = chosen.of === of ? chosen.keys : none;
  const selectedRows = useMemo(() => (rows ?? []).filter(({ id }) => keys.has(id)), [rows, keys]);
  const selected = useMemo(() => new Set<RowKey>(selectedRows.map(({ id }) => id)), [selectedRows]);
  const selection: TableSelection = {
    selected,
    onChange: (next) => setChosen({ of, keys: next }),
    allLabel: t`Select all rows`,
    rowLabel: t({ message: 'Select', context: 'row' }),
    countLabel: (count) => t`${plural(count, { one: '# item selected', other: '# items selected' })}`,
    clearLabel: t`Clear selection`,
  };
  return { selection, selectedRows };
}
