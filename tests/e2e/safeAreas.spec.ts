// Phones with a notch and a home indicator. Chromium reports the insets that the test sets, as Safari does on an iPhone.
import { expect, type Locator, type Page } from '@playwright/test';
import { labelsByLanguage } from './support/labels.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { test } from './support/test.ts';

const ar = labelsByLanguage.ar;
const course = '/single/physics-electricity-revision';

async function setInsets(page: Page, insets: { bottom?: number; left?: number; right?: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

async function getEdges(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

test('the bars at the bottom stay above the home indicator', async ({ browser }) => {
  const [height, inset] = [780, 34];
  const page = await openVisitorPage(browser, { labels: ar, theme: 'dark', width: 360, height });
  await signInAsRole(page, 'new student');
  await setInsets(page, { bottom: inset });
  await page.goto(course);
  const searchTab = page.getByRole('navigation').getByRole('button', { name: 'بحث', exact: true });
  await expect(searchTab).toBeVisible();
  const tabEdges = await getEdges(searchTab);
  expect(tabEdges.bottom).toBeLessThanOrEqual(height - inset);
  const subscribe = await getEdges(page.getByRole('button', { name: 'اشترك الآن' }).last());
  expect(subscribe.bottom).toBeLessThanOrEqual(tabEdges.top);
  expect(tabEdges.top - subscribe.bottom, 'the inset counts once').toBeLessThan(inset);
  await page.context().close();
});

test('the bar of a visitor stays above the home indicator', async ({ browser }) => {
  const [height, inset] = [780, 34];
  const page = await openVisitorPage(browser, { labels: ar, theme: 'light', width: 360, height });
  await setInsets(page, { bottom: inset });
  await page.goto(course);
  const subscribe = await getEdges(page.getByRole('button', { name: 'اشترك الآن' }).last());
  expect(subscribe.bottom).toBeLessThanOrEqual(height - inset);
  await page.context().close();
});

test('on a turned phone nothing is behind the notch', async ({ browser }) => {
  const [width, inset] = [740, 47];
  const page = await openVisitorPage(browser, { labels: ar, theme: 'light', width, height: 360 });
  await setInsets(page, { left: inset, right: inset });
  await page.goto(course);
  const expectInside = async (element: Locator) => {
    // The drawer slides in.
    await expect(async () => {
      const { left, right } = await getEdges(element);
      expect(left).toBeGreaterThanOrEqual(inset);
      expect(right).toBeLessThanOrEqual(width - inset);
    }).toPass({ timeout: 5000 });
  };
  await expectInside(page.getByRole('heading', { level: 1 }));
  const menu = page.getByRole('button', { name: 'فتح القائمة' });
  await expectInside(menu);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await menu.click();
  await expectInside(page.getByRole('dialog').getByRole('link').first());
  await page.context().close();
});
