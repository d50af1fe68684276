import { DataTable, type TableSort } from '@fanous/ui/data/DataTable';
import { useState } from 'react';

const courses = [
  { id: 1, title: 'الجبر', subscribers: 128 },
  { id: 2, title: 'الهندسة', subscribers: 96 },
];

export function CourseTable() {
  const [sort, setSort] = useState<TableSort | null>({ column: 'subscribers', direction: 'descending' });
  const sign = sort?.direction === 'ascending' ? 1 : -1;
  const rows = courses.toSorted((a, b) => sign * (a.subscribers - b.subscribers));
  return (
    <DataTable
      caption="الدورات"
      columns={[
        { id: 'title', header: 'الدورة', cell: (course) => course.title, isRowHeader: true },
        {
          id: 'subscribers',
          header: 'المشتركون',
          cell: (course) => course.subscribers,
          format: 'number',
          isSortable: true,
        },
      ]}
      rows={rows}
      rowKey={(course) => course.id}
      sort={sort}
      onSortChange={setSort}
      empty="لا دورات بعد."
    />
  );
}
