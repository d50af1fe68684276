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
const createLessons = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `الدرس ${id + 1}.` }));

/** Renders the table as on the server. */
const renderTable = (rows: Lesson[]) =>
  renderToString(
    <UiProvider language="ar">
      <DataTable caption="الدروس" columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    </UiProvider>,
  );
const getRowNames = (html: string) => [...html.matchAll(/الدرس \d+\./g)].map(([name]) => name);

test('the test runs without a window', () => {
  expect(typeof window).toBe('undefined');
});

test('header cells have a scope', () => {
  const html = renderTable(createLessons(1));
  expect(html).toMatch(/<th[^>]*scope="col"/);
  expect(html).toMatch(/<th[^>]*scope="row"/);
});

test('a hundred rows are all in the first HTML', () => {
  expect(getRowNames(renderTable(createLessons(100)))).toHaveLength(100);
});

test('of a thousand rows the first thirteen are, in order, with a gap for the others', () => {
  const html = renderTable(createLessons(1000));
  const rows = getRowNames(html);
  // The rows that the scroll region of 600 px shows, and a few more.
  expect(rows).toEqual(createLessons(13).map(({ name }) => name));
  expect(html).toContain('aria-rowcount="1001"');
  expect(html).toMatch(/<tr aria-hidden="true"[^>]*block-size:\d{5}px/);
});
