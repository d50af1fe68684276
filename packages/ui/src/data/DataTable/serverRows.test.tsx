import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableColumn } from './table.ts';

interface Lesson {
  id: number;
  name: string;
}
const columns: DataTableColumn<Lesson>[] = [
  { id: 'name', header: 'الدرس', isRowHeader: true, cell: ({ name }) => name },
];
const lessons = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `الدرس ${id + 1}.` }));

/** The table as a server without a window sends it. */
const drawn = (rows: Lesson[]) =>
  renderToString(
    <UiProvider language="ar">
      <DataTable caption="الدروس" columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    </UiProvider>,
  );
const rowsIn = (html: string) => [...html.matchAll(/الدرس \d+\./g)].map(([name]) => name);

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});

test('a hundred rows are all in the first HTML', () => {
  expect(rowsIn(drawn(lessons(100)))).toHaveLength(100);
});

test('of a thousand the first ones are, in order, with room for the rest', () => {
  const html = drawn(lessons(1000));
  const rows = rowsIn(html);
  // As many as the scroll region of 600 px shows, and some below.
  expect(rows).toEqual(lessons(13).map(({ name }) => name));
  expect(html).toContain('aria-rowcount="1001"');
  expect(html).toMatch(/<tr aria-hidden="true"[^>]*block-size:\d{5}px/);
});
