import type { Page } from '@playwright/test';
import { makeStudents, words } from '../content.ts';
import { measureMount, measurePress, waitForIdle, measureKey } from '../measureInput.ts';
import type { Library } from '../screens.ts';
import { assertSameContent, type Measures, type VisitedPage, countElementsAndHeap } from '../visit.ts';

const rows = {
  mount: { label: 'screen mounted with 1,000 rows, ms', digits: 0 },
  show: { label: '1,000 rows shown, ms', digits: 0 },
  elements: { label: 'elements then', digits: 0 },
  heap: { label: 'JS heap then, MB', digits: 2 },
  key: { label: 'filter, a key, ms', digits: 0 },
  clear: { label: 'filter, cleared, ms', digits: 0 },
  showMany: { label: '10,000 rows shown, ms', digits: 0 },
  keyMany: { label: 'filter of 10,000, a key, ms', digits: 0 },
  clearMany: { label: 'filter of 10,000, cleared, ms', digits: 0 },
  showGrowth: { label: 'shown, 10,000 ÷ 1,000', digits: 2, isRelative: true },
  keyGrowth: { label: 'a key, 10,000 ÷ 1,000', digits: 2, isRelative: true },
} as const;

/** Only bare React and Khayamiya: libraries that render every row would take minutes. */
const takesMany: ReadonlySet<Library> = new Set(['bare', 'khayamiya']);
/** In the names of one student in five. */
const letter = 'ط';
/** The number of rows that every table shows without scrolling. */
const visibleRowCount = 8;

export const tableMeasures: Measures<keyof typeof rows> = {
  rows,
  async measure(visited) {
    const { page, url, library } = visited;
    const few = await measureFilter(visited, 1000);
    await page.goto(`${url}?delayed`);
    await waitForIdle(page);
    const names = makeStudents(1000).map(({ name }) => name);
    const mounted = { mount: await measureMount(page, 'namesShown', names.slice(0, visibleRowCount)), ...few };
    await assertContent(page, names);
    if (!takesMany.has(library)) return mounted;
    await page.goto(`${url}?rows=10000`);
    await waitForIdle(page);
    const { show, key, clear } = await measureFilter(visited, 10_000);
    const many = { showMany: show, keyMany: key, clearMany: clear };
    return { ...mounted, ...many, showGrowth: show / few.show, keyGrowth: key / few.key };
  },
};

async function measureFilter(visited: VisitedPage, count: number) {
  const { page } = visited;
  const names = makeStudents(count).map(({ name }) => name);
  const found = names.filter((name) => name.includes(letter));
  const show = await measurePress(
    page,
    page.getByRole('button', { name: words.students }),
    'namesShown',
    names.slice(0, visibleRowCount),
  );
  await waitForIdle(page);
  const pageFigures = await countElementsAndHeap(visited);
  await assertContent(page, names);
  await page.getByRole('searchbox', { name: words.findStudent }).focus();
  const key = await measureKey(page, letter, 'namesShown', found.slice(0, visibleRowCount));
  await assertContent(page, found);
  const clear = await measureKey(page, 'Backspace', 'namesShown', names.slice(0, visibleRowCount));
  await assertLastRow(page, names);
  return { show, ...pageFigures, key, clear };
}

/** Asserts that the five headers, from right to left, and the first rows with their phone numbers are visible. */
async function assertContent(page: Page, names: readonly string[]): Promise<void> {
  const phone = /^0100 /u;
  const inSight = async (texts: ReturnType<Page['getByText']>) => {
    const boxes = await Promise.all((await texts.all()).slice(0, visibleRowCount).map((text) => text.boundingBox()));
    return boxes.filter((box) => box !== null && box.height > 0 && box.y > 0 && box.y < 800);
  };
  const heads = await Promise.all(
    words.columns.map((head) => inSight(page.locator('main').getByText(head, { exact: true }))),
  );
  const first = await Promise.all(
    names.slice(0, visibleRowCount).map((name) => inSight(page.getByText(name, { exact: true }))),
  );
  const phones = await inSight(page.locator('main').getByText(phone));
  const lefts = heads.map(([head]) => head?.x ?? Number.NaN);
  assertSameContent(
    page,
    {
      heads: heads.filter(({ length }) => length > 0).length,
      fromRight: lefts.every((x, at) => at === 0 || x < (lefts[at - 1] ?? 0)),
      names: first.filter(({ length }) => length === 1).length,
      phones: phones.length,
    },
    { heads: 5, fromRight: true, names: visibleRowCount, phones: visibleRowCount },
  );
}

/** Scrolls to the last row. Fails if it cannot be reached. */
async function assertLastRow(page: Page, names: readonly string[]): Promise<void> {
  await page.getByText(names[2] ?? '', { exact: true }).hover();
  await page.mouse.wheel(0, 100 * names.length);
  await page.getByText(names.at(-1) ?? '', { exact: true }).waitFor();
}
