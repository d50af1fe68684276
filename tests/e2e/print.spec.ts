// Printing pages with charts, which are shown as tables.
import { expect } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

for (const { role, screen } of [
  { role: 'admin', screen: paths.overview.to() },
  { role: 'teacher', screen: paths.overview.to() },
  { role: 'teacher', screen: paths.quizUsers.to({ id: 4, quizId: 4 }) },
  { role: 'student', screen: paths.myQuizzes.to() },
] as const) {
  test(`in print the table of a chart covers nothing (${role}, ${screen})`, async ({ browser }) => {
    // The width of an A4 sheet.
    const page = await openVisitorPage(browser, {
      labels: labelsByLanguage.ar,
      theme: 'light',
      width: 794,
      height: 1123,
    });
    await signInAsRole(page, role);
    await page.goto(screen);
    const figures = page.getByRole('main').getByRole('figure');
    const tableButtons = figures.getByRole('button', { name: 'عرض في جدول' });
    await expect(tableButtons.first()).toBeEnabled();
    const count = await tableButtons.count();
    for (let pressed = 0; pressed < count; pressed += 1) await tableButtons.first().click();
    await expect(figures.getByRole('table')).toHaveCount(count);
    await page.emulateMedia({ media: 'print' });
    const coveredCells = await page.evaluate(() => {
      const found: string[] = [];
      for (const table of document.querySelectorAll('main figure table')) {
        const box = table.getBoundingClientRect();
        // The table itself is not cut off.
        for (let region = table.parentElement; region && region.tagName !== 'MAIN'; region = region.parentElement) {
          if (getComputedStyle(region).overflow !== 'visible' && region.clientHeight + 1 < region.scrollHeight)
            found.push(`${region.tagName} cuts ${region.scrollHeight - region.clientHeight} px off`);
        }
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const text = walker.currentNode;
          if (!text.textContent?.trim() || table.contains(text) || !text.parentElement?.checkVisibility()) continue;
          range.selectNodeContents(text);
          const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
          if (width <= 1 || height <= 1) continue;
          const isUnder = left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1;
          if (isUnder) found.push(`“${text.textContent}” lies under a table`);
        }
      }
      return found;
    });
    expect(coveredCells).toEqual([]);
  });
}
