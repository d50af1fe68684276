// Who has a course, as its teacher reads it on the real server.
import { expect, test } from '@playwright/test';
import { arrive, enter } from './people.ts';
import { words as languages } from './words.ts';

const desk = { words: languages.en, theme: 'light', width: 1280, height: 900 } as const;

test('a teacher reads who has a course of their own', async ({ browser }) => {
  const page = await arrive(browser, desk);
  await enter(page, 'teacher');
  await page.goto('/dashboard/my-courses');
  await page.getByRole('link', { name: 'Subscribers: الفيزياء: الصف الثالث الثانوي' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Subscribers of/ })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove|Add/ })).toHaveCount(0);
});
