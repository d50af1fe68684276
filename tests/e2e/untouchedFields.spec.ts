// Untouched fields in Chromium's accessibility tree.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { openVisitorPage, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

/** The fields that the browser exposes as invalid, by role and name. */
async function findInvalid(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, properties = [] }) => {
      const invalid: unknown = properties.find(({ name }) => name === 'invalid')?.value.value;
      return !ignored && invalid !== undefined && invalid !== 'false';
    })
    .map(({ role, name }) => `${String(role?.value)} ${String(name?.value)}`);
}

const getFields = (page: Page) => page.getByRole('main').locator('input:visible, textarea:visible, select:visible');

async function expectNoInvalidFields(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(getFields(page).first()).toBeVisible();
  await expect.poll(() => findInvalid(page), { message: address }).toEqual([]);
}

test('fields of public forms are not invalid before validation', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await expectNoInvalidFields(page, '/login');
  await expectNoInvalidFields(page, '/signup');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => findInvalid(page)).toContain('textbox Full name');
});

test('fields of the dashboard are not invalid before validation', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  const addresses = [
    '/profile',
    '/users/create',
    '/users/2',
    '/categories/create',
    '/categories/1',
    '/sub-categories/create',
    '/sub-categories/1',
    '/courses/create',
    '/courses/html5-css-beginners/5',
    '/courses/add-user',
    '/courses/add-user/html5-css-beginners',
    '/courses/delete-user/html5-css-beginners',
    '/courses/1/videos/create',
    '/courses/1/records/create',
    '/courses/1/pdfs/create',
    '/courses/1/quizzes/create',
    '/courses/1/quizzes/1',
    '/quizzes/1/questions/create',
    '/questions/1',
    '/quizzes/1/questions/1/options/create',
    '/questions/1/options/1/edit',
  ];
  for (const address of addresses) await expectNoInvalidFields(page, `/dashboard${address}`);

  await page.goto('/dashboard/users/create');
  await page.getByRole('main').getByRole('button', { name: 'Add user' }).click();
  await expect.poll(() => findInvalid(page)).toContain('textbox Full name');
});
