import type { Page } from '@playwright/test';
import { words } from '../content.ts';
import { measurePress, measureKey } from '../measureInput.ts';
import { assertSameContent, type Measures, type VisitedPage, countElementsAndHeap } from '../visit.ts';

const rows = {
  firstPaint: { label: 'first contentful paint, ms', digits: 0 },
  blocked: { label: 'blocking time, ms', digits: 0 },
  script: { label: 'script until rest, ms', digits: 0 },
  elements: { label: 'elements', digits: 0 },
  heap: { label: 'JS heap, MB', digits: 2 },
  themeToggle: { label: 'theme toggle, ms', digits: 0 },
  dialogFirst: { label: 'dialog, first time, ms', digits: 0 },
  dialogLater: { label: 'dialog, later, ms', digits: 0 },
  menu: { label: 'menu, first time, ms', digits: 0 },
  searchKey: { label: 'search, a key, ms', digits: 0 },
  searchClear: { label: 'search, cleared, ms', digits: 0 },
  table: { label: 'table of 100 rows, ms', digits: 0 },
};

/** Measures the course page, from the first view to the table. */
export const courseMeasures: Measures<keyof typeof rows> = {
  rows,
  async measure(visited) {
    const { page } = visited;
    await assertContent(page);
    const loadFigures = await measureLoading(visited);
    const pageFigures = await countElementsAndHeap(visited);

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const search = page.getByRole('searchbox', { name: words.search });
    const closeDialog = () => measurePress(page, dialog.getByRole('button', { name: words.confirm }), 'dialogClosed');

    const themeToggle = await measurePress(page, button(words.dark), 'backgroundChanged');
    const dialogFirst = await measurePress(page, button(words.details).nth(0), 'dialogOpen');
    await closeDialog();
    const dialogLater = await measurePress(page, button(words.details).nth(1), 'dialogOpen');
    await closeDialog();
    const menu = await measurePress(page, button(words.account), 'menuOpen');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    await search.focus();
    // Some titles have this letter, most have not.
    const searchKey = await measureKey(page, 'ئ', 'fewerCourses');
    const searchClear = await measureKey(page, 'Backspace', 'allCourses');
    const table = await measurePress(page, button(words.students), 'tableShown');
    return {
      ...loadFigures,
      ...pageFigures,
      themeToggle,
      dialogFirst,
      dialogLater,
      menu,
      searchKey,
      searchClear,
      table,
    };
  },
};

async function measureLoading({ page, devtools }: VisitedPage) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  const paintFigures = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    blocked: window.inputProbe.longTasks.reduce((sum, [, length]) => sum + length - 50, 0),
  }));
  return { script, ...paintFigures };
}

async function assertContent(page: Page): Promise<void> {
  const shown = await page.evaluate(() => ({
    dir: getComputedStyle(document.querySelector('main')!).direction,
    cards: document.querySelectorAll('main h3').length,
    columns: new Set([...document.querySelectorAll('main img')].map((image) => image.getBoundingClientRect().x)).size,
    pictures: document.querySelectorAll('main img').length,
    seen: document.querySelector<HTMLImageElement>('main img')?.naturalWidth !== 0,
  }));
  const details = await page.getByRole('button', { name: words.details, exact: true }).count();
  const expected = { dir: 'rtl', cards: 48, columns: 3, pictures: 48, seen: true, details: 48 };
  assertSameContent(page, { ...shown, details }, expected);
}
