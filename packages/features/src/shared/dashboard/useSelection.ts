import type { RowKey, TableSelection } from '@fanous/ui/data/DataTable';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { List } from './useList.ts';

const none: ReadonlySet<RowKey> = new Set();

/** Which rows of a list are chosen. Another search or order begins anew: nobody deletes what they no longer see. */
export function useSelection<Row extends { id: number }>({ rows = [], search, sort }: List<Row>) {
  const { t } = useLingui();
  const of = `${search} ${sort?.column} ${sort?.direction}`;
  const [chosen, setChosen] = useState<{ of: string; keys: ReadonlySet<RowKey> }>({ of, keys: none });
  const selected = chosen.of === of ? chosen.keys : none;
  const rowLabel = useCallback((name: string) => t`Select ${name}`, [t]);
  const selection: TableSelection = {
    selected,
    onChange: (keys) => setChosen({ of, keys }),
    allLabel: t`Select all rows`,
    rowLabel,
    countLabel: (count) => t`${plural(count, { one: '# item selected', other: '# items selected' })}`,
    clearLabel: t`Clear selection`,
  };
  return {
    selection,
    selectedRows: rows.filter(({ id }) => selected.has(id)),
    deselect: (gone: readonly Row[]) => {
      const ids = new Set<RowKey>(gone.map(({ id }) => id));
      setChosen((before) => ({ ...before, keys: new Set([...before.keys].filter((key) => !ids.has(key))) }));
    },
  };
}
