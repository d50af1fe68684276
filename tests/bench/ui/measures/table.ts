import type { Page } from '@playwright/test';
import { makeStudents, words } from '../content.ts';
import { measureMount, measurePress, waitForIdle, measureKey } from '../measureInput.ts';
import type { Library } from '../screens.ts';
import { expectSame, type Measures, type Visited, weigh } from '../visit.ts';

const rows = {
  mount: { says: 'screen mounted with 1,000 rows, ms', digits: 0 },
  show: { says: '1,000 rows shown, ms', digits: 0 },
  elements: { says: 'elements then', digits: 0 },
  heap: { says: 'JS heap then, MB', digits: 2 },
  key: { says: 'filter, a key, ms', digits: 0 },
  clear: { says: 'filter, cleared, ms', digits: 0 },
  showMany: { says: '10,000 rows shown, ms', digits: 0 },
  keyMany: { says: 'filter of 10,000, a key, ms', digits: 0 },
  clearMany: { says: 'filter of 10,000, cleared, ms', digits: 0 },
  showGrowth: { says: 'shown, 10,000 ÷ 1,000', digits: 2, isRelative: true },
  keyGrowth: { says: 'a key, 10,000 ÷ 1,000', digits: 2, isRelative: true },
} as const;

/** The floor, and whether ours goes on as it began; minutes would go by with those that draw every row. */
const takesMany: ReadonlySet<Library> = new Set(['bare', 'khayamiya']);
/** In the names of one student in five. */
const letter = 'ط';
/** As many as are seen of any of the tables. */
const seen = 8;

export const table: Measures<keyof typeof rows> = {
  rows,
  async measure(visited) {
    const { page, url, library } = visited;
    const few = await filter(visited, 1000);
    await page.goto(`${url}?held`);
    await waitForIdle(page);
    const names = makeStudents(1000).map(({ name }) => name);
    const mounted = { mount: await measureMount(page, 'names', names.slice(0, seen)), ...few };
    await check(page, names);
    if (!takesMany.has(library)) return mounted;
    await page.goto(`${url}?rows=10000`);
    await waitForIdle(page);
    const { show, key, clear } = await filter(visited, 10_000);
    const many = { showMany: show, keyMany: key, clearMany: clear };
    return { ...mounted, ...many, showGrowth: show / few.show, keyGrowth: key / few.key };
  },
};

async function filter(visited: Visited, count: number) {
  const { page } = visited;
  const names = makeStudents(count).map(({ name }) => name);
  const found = names.filter((name) => name.includes(letter));
  const show = await measurePress(
    page,
    page.getByRole('button', { name: words.students }),
    'names',
    names.slice(0, seen),
  );
  await waitForIdle(page);
  const held = await weigh(visited);
  await check(page, names);
  await page.getByRole('searchbox', { name: words.findStudent }).focus();
  const key = await measureKey(page, letter, 'names', found.slice(0, seen));
  await check(page, found);
  const clear = await measureKey(page, 'Backspace', 'names', names.slice(0, seen));
  await checkEnd(page, names);
  return { show, ...held, key, clear };
}

/** Five heads and the first rows below them are in sight, from right to left, each with its phone number. */
async function check(page: Page, names: readonly string[]): Promise<void> {
  const phone = /^0100 /u;
  const inSight = async (texts: ReturnType<Page['getByText']>) => {
    const boxes = await Promise.all((await texts.all()).slice(0, seen).map((text) => text.boundingBox()));
    return boxes.filter((box) => box !== null && box.height > 0 && box.y > 0 && box.y < 800);
  };
  const heads = await Promise.all(
    words.columns.map((head) => inSight(page.locator('main').getByText(head, { exact: true }))),
  );
  const first = await Promise.all(names.slice(0, seen).map((name) => inSight(page.getByText(name, { exact: true }))));
  const phones = await inSight(page.locator('main').getByText(phone));
  const lefts = heads.map(([head]) => head?.x ?? Number.NaN);
  expectSame(
    page,
    {
      heads: heads.filter(({ length }) => length > 0).length,
      fromRight: lefts.every((x, at) => at === 0 || x < (lefts[at - 1] ?? 0)),
      names: first.filter(({ length }) => length === 1).length,
      phones: phones.length,
    },
    { heads: 5, fromRight: true, names: seen, phones: seen },
  );
}

/** The last row can be scrolled to. */
async function checkEnd(page: Page, names: readonly string[]): Promise<void> {
  await page.getByText(names[2] ?? '', { exact: true }).hover();
  await page.mouse.wheel(0, 100 * names.length);
  await page.getByText(names.at(-1) ?? '', { exact: true }).waitFor();
}
