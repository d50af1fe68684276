import { useCallback, useMemo } from 'react';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { Text } from '../../layout/Text/Text.tsx';
import { DataTable } from './DataTable.tsx';
import type { RowKey } from './table.ts';
import type { ColumnWidths } from './columnWidths.ts';
import type { featureLabels } from './ColumnFeatures.fixtures.ts';
import { useColumnResize } from './useColumnResize.tsx';
import { useExpandableRows } from './useExpandableRows.tsx';
import { usePinnedColumns } from './usePinnedColumns.tsx';
import { createPeople, createUserColumns, type Person, type UserLabels } from './User.fixtures.tsx';

interface FeatureTableProps {
  labels: UserLabels;
  featureLabels: (typeof featureLabels)['ar'];
  count?: number;
  defaultWidths?: ColumnWidths;
  onResizeEnd?: (widths: ColumnWidths) => void;
  pinnedStart?: readonly string[];
  pinnedEnd?: readonly string[];
  expandedKeys?: ReadonlySet<RowKey>;
  onExpandedChange?: (keys: ReadonlySet<RowKey>) => void;
}

const none: readonly string[] = [];
const getKey = ({ id }: Person) => id;
const getName = ({ name }: Person) => name;

/** A table whose columns can be resized and pinned, and whose rows can be expanded. */
export function FeatureTable(props: FeatureTableProps) {
  const { labels, featureLabels: words, count = 4, defaultWidths, onResizeEnd, expandedKeys, onExpandedChange } = props;
  const { pinnedStart = none, pinnedEnd = none } = props;
  const format = useFormat();
  const people = useMemo(() => createPeople(count), [count]);
  const userColumns = useMemo(() => createUserColumns(labels, format), [labels, format]);
  const resizable = useColumnResize({
    columns: userColumns,
    resizeLabel: words.resize,
    ...(defaultWidths && { defaultWidths }),
    ...(onResizeEnd && { onResizeEnd }),
  });
  const pinned = usePinnedColumns({ columns: resizable, start: pinnedStart, end: pinnedEnd });
  const renderDetails = useCallback(
    ({ name, joined }: Person) => (
      <Text>
        <Bidi>{name}</Bidi>: {words.joined(format.date(joined))}
      </Text>
    ),
    [words, format],
  );
  const toggleLabel = useCallback((person: Person) => words.toggle(getName(person)), [words]);
  const { columns, rowDetails } = useExpandableRows({
    columns: pinned,
    rowKey: getKey,
    renderDetails,
    header: words.details,
    toggleLabel,
    ...(expandedKeys && { defaultExpandedKeys: expandedKeys }),
    ...(onExpandedChange && { onExpandedChange }),
  });
  return (
    <DataTable
      caption={labels.caption(format.number(people.length))}
      columns={columns}
      rows={people}
      rowKey={getKey}
      rowDetails={rowDetails}
      empty={labels.empty}
    />
  );
}
