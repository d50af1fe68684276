// The tab bar of students on a phone, in the site and the dashboard.
import { expect } from '@playwright/test';
import { labelsByLanguage } from './support/labels.ts';
import { openSignedInPage, openVisitorPage } from './support/people.ts';
import { test } from './support/test.ts';

const phones = [
  {
    visitor: { labels: labelsByLanguage.ar, theme: 'light', width: 360, height: 780 },
    words: {
      bar: 'التنقل السريع',
      home: 'الرئيسية',
      myCourses: 'دوراتي',
      search: 'بحث',
      notifications: /^الإشعارات/,
      account: 'الحساب',
    },
  },
  {
    visitor: { labels: labelsByLanguage.en, theme: 'dark', width: 360, height: 780 },
    words: {
      bar: 'Quick navigation',
      home: 'Home',
      myCourses: 'My courses',
      search: 'Search',
      notifications: /^Notifications/,
      account: 'Account',
    },
  },
] as const;

for (const { visitor, words } of phones)
  test(`a student goes through the site with the tab bar (${visitor.labels.code})`, async ({ browser }) => {
    const { page } = await openSignedInPage(browser, visitor, 'student');
    const bar = page.getByRole('navigation', { name: words.bar });
    const current = bar.locator('[aria-current="page"]');
    await page.goto('/');
    await expect(current).toHaveAccessibleName(words.home);
    // What the bar has is not in the header too.
    await expect(page.getByRole('banner').getByRole('button', { name: words.notifications })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.search, exact: true })).toHaveCount(1);

    await test.step('By keyboard, search and notifications open and close', async () => {
      await bar.getByRole('button', { name: words.search }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('button', { name: words.search })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('button', { name: words.notifications })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: words.notifications })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('button', { name: words.notifications })).toBeFocused();
    });

    await test.step('The bar stays in the dashboard', async () => {
      await bar.getByRole('link', { name: words.myCourses }).click();
      await expect(page).toHaveURL('/dashboard/my-courses');
      await expect(current).toHaveAccessibleName(words.myCourses);
      await bar.getByRole('link', { name: words.account }).click();
      await expect(page).toHaveURL('/dashboard/profile');
      await expect(current).toHaveAccessibleName(words.account);
      // The buttons of a form stand above the bar.
      const save = page.getByRole('main').getByRole('button').last();
      await expect(save).toBeInViewport();
      const [saveBox, barBox] = [await save.boundingBox(), await bar.boundingBox()];
      expect(saveBox!.y + saveBox!.height).toBeLessThanOrEqual(barBox!.y);
    });

    await test.step('A quiz and a wide window have no bar', async () => {
      await page.goto('/single/4/Quiz/1');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar).toHaveCount(0);
      await page.goto('/');
      await expect(bar).toBeVisible();
      await page.setViewportSize({ width: 800, height: 780 });
      await expect(bar).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('button', { name: words.notifications })).toBeVisible();
    });
  });

test('visitors and teachers have no tab bar', async ({ browser }) => {
  const { visitor, words } = phones[0];
  const page = await openVisitorPage(browser, visitor);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: visitor.labels.login })).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.bar })).toHaveCount(0);
  const { page: teacherPage } = await openSignedInPage(browser, visitor, 'teacher');
  await teacherPage.goto('/');
  await expect(teacherPage.getByRole('banner').getByRole('button', { name: words.notifications })).toBeVisible();
  await expect(teacherPage.getByRole('navigation', { name: words.bar })).toHaveCount(0);
});
