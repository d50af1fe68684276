// The main journey by keyboard alone: Tab, Enter, Space and arrow keys.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { tabToAndPress, tabTo, tabToAndType } from './support/keys.ts';
import { openVisitorPage, getDemoAccount } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const labels = labelsByLanguage.ar;
const course = { slug: 'algebra-solid-geometry', name: 'الجبر والهندسة الفراغية: ٣ ثانوي' };
const quiz = 'التباديل والتوافيق وذات الحدين';

async function signInByKeyboard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { email, password } = getDemoAccount('admin');
  await tabToAndType(page, main.getByLabel(labels.email), email);
  await tabToAndType(page, main.getByLabel(labels.password, { exact: true }), password);
  await page.keyboard.press('Enter');
  await tabToAndPress(page, page.getByRole('dialog').getByRole('button', { name: labels.toContinue }));
}

test('a visitor becomes a student and sees a mark by keyboard alone', async ({ browser }) => {
  const email = `by-keyboard-${Date.now()}@example.com`;
  const visitor = { labels, theme: 'light', width: 1280, height: 900 } as const;
  const page = await openVisitorPage(browser, visitor);
  const main = page.getByRole('main');

  await test.step('The skip link comes first, and the search finds a course', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: labels.tagline })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabToAndType(page, page.getByRole('searchbox', { name: labels.search }), 'الجبر');
    await expect(page.getByRole('article')).toHaveCount(1);
    await tabToAndPress(page, page.getByRole('article').getByRole('link', { name: course.name }));
    await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeFocused();
  });

  await test.step('A free video leads to sign-up', async () => {
    await tabToAndPress(page, main.getByRole('button', { name: labels.freeVideo }));
    await expect(page).toHaveURL(/\/login\?/);
    await tabToAndPress(page, main.getByRole('link', { name: labels.signup }));
    await tabToAndType(page, main.getByLabel(labels.name), 'سلمى عبد الرحمن');
    await tabToAndType(page, main.getByLabel(labels.email), email);
    await tabToAndType(page, main.getByLabel(labels.password, { exact: true }), 'nile-lantern-42');
    await tabToAndType(page, main.getByLabel(labels.confirm, { exact: true }), 'nile-lantern-42');
    await page.keyboard.press('Enter');
    await tabToAndPress(page, page.getByRole('dialog').getByRole('button', { name: labels.toContinue }));
    await expect(page.locator('iframe')).toHaveAttribute('title', new RegExp(labels.player));
  });

  const admin = await openVisitorPage(browser, visitor);
  await test.step('An admin adds the student to the course', async () => {
    await admin.goto(`/dashboard/courses/add-user/${course.slug}`);
    await signInByKeyboard(admin);
    await tabToAndType(admin, admin.getByRole('combobox', { name: labels.user }), email);
    // Results of the first letters may be listed until those of the whole address arrive.
    await expect(admin.getByRole('option')).toHaveText([new RegExp(email)]);
    await admin.keyboard.press('ArrowDown');
    await admin.keyboard.press('Enter');
    await tabToAndPress(admin, admin.getByRole('button', { name: labels.assign }));
    await tabToAndPress(admin, admin.getByRole('dialog').getByRole('button', { name: labels.ok }));
    await expect(admin).toHaveURL(/\/dashboard\/courses$/);
  });

  await test.step('The student plays a video and opens the quiz', async () => {
    await page.reload();
    await tabToAndPress(page, main.getByRole('button', { name: 'نظرية ذات الحدين' }));
    await expect(page.frameLocator('iframe').locator('video')).toBeVisible();
    await tabToAndPress(page, main.getByRole('link', { name: quiz }));
    await expect(page).toHaveURL(/\/Quiz\/\d+/);
  });
  const groups = main.getByRole('group');
  await test.step('The student answers, submits and sees the mark', async () => {
    await tabTo(page, groups.first().getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(groups.first().getByRole('radio').nth(1)).toBeChecked();
    await expect(page.getByText(labels.answered(1, 6))).toBeVisible();
    await tabToAndPress(page, main.getByRole('button', { name: labels.submit }));
    await tabToAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: labels.submitNow }));
    await expect(page.getByRole('heading', { name: labels.scored })).toBeFocused();
  });

  await test.step('The account menu gives the focus back', async () => {
    const account = page.getByRole('banner').getByRole('button', { name: labels.account });
    await tabToAndPress(page, account);
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });
});

test('courses are filtered by keyboard alone', async ({ browser }) => {
  const page = await openVisitorPage(browser, { labels, theme: 'light', width: 360, height: 780 });
  const main = page.getByRole('main');
  await page.goto('/');
  const chip = main.getByRole('button', { name: labels.main });
  await tabToAndPress(page, chip);
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  const lines = await page.getByRole('menuitemradio').count();
  for (let presses = 0; presses < lines; presses += 1) {
    const isThere = await page
      .getByRole('menuitemradio', { name: labels.sub })
      .evaluate((line) => line === document.activeElement);
    if (isThere) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(chip).toBeFocused();
  await expect(page).toHaveURL(/[?&]category=\d+/);
  // The home page shows some courses twice. A filter leaves the list only.
  const list = page.locator('#courses');
  await expect(list.getByRole('article').getByRole('link', { name: course.name })).toBeVisible();

  // The next stop is the applied filter, which removes itself.
  const remove = main.getByRole('button', { name: labels.removeSub });
  await page.keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(chip).toBeFocused();
  await expect(page).not.toHaveURL(/category=/);
  await tabToAndPress(page, main.getByRole('button', { name: labels.all, exact: true }));
  await expect(page).not.toHaveURL(/main=/);
  await expect(list.getByRole('article')).toHaveCount(12);
});
