// The data of a user on the real server: a copy of it, and its deletion, with the keyboard.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { paths } from '@fanous/features/paths';
import { expectAccessible } from './support/axe.ts';
import { labelsByLanguage } from './support/labels.ts';
import {
  getDemoAccount,
  openSignedInPage,
  openVisitorPage,
  registerAndSignIn,
  signInWithApi,
} from './support/people.ts';
import { test } from './support/test.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const phone = { labels: labelsByLanguage.ar, theme: 'dark', width: 360, height: 780 } as const;

const readStoredSession = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('auth') ?? '{}') as { access_token: string; data: { id: number } },
  );

test('a student downloads the data and asks for the deletion; an admin approves, and the counts of the teacher stay', async ({
  browser,
}) => {
  const page = await openVisitorPage(browser, desktop);
  const email = 'leaving-student@example.com';
  const account = await registerAndSignIn(page, email);
  const { page: staff, token } = await openSignedInPage(browser, desktop, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  const { access_token: studentToken, data: student } = await readStoredSession(page);
  let quizId = 0;
  let courseId = 0;

  /** The counts that teachers see: results, and answers of each question. */
  const readStatistics = async () => {
    const quizzes = await page.request.get(`/api/courses/${courseId}/quizzes`, { headers });
    const { quizzes: rows } = (await quizzes.json()) as { quizzes: { id: number; results_count?: number }[] };
    const answers = await page.request.get(`/api/courses/${courseId}/quizzes/${quizId}/answers`, { headers });
    return { results: rows.find(({ id }) => id === quizId)?.results_count, answers: await answers.json() };
  };

  await test.step('The student takes a quiz', async () => {
    const courses = await page.request.get('/api/courses?per_page=50', { headers });
    const { courses: rows } = (await courses.json()) as { courses: { id: number; quizzes_count: number }[] };
    courseId = rows.find(({ quizzes_count }) => quizzes_count > 0)?.id ?? 0;
    await page.request.post('/api/user-courses', {
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      data: { user_id: student.id, course_id: courseId, pending: 1 },
    });
    const quizzes = await page.request.get(`/api/courses/${courseId}/quizzes`, { headers });
    const { quizzes: found } = (await quizzes.json()) as { quizzes: { id: number }[] };
    quizId = found[0]?.id ?? 0;
    const response = await page.request.post('/api/quiz-results', {
      headers: { Authorization: `Bearer ${studentToken}` },
      data: { quiz_id: quizId, attempt_key: crypto.randomUUID(), answers: [] },
    });
    expect(response.status()).toBe(201);
  });
  const statistics = await readStatistics();

  await test.step('The profile leads to the page, which downloads the data', async () => {
    await page.goto(paths.profile.to());
    await page.getByRole('link', { name: 'My data' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Download your data' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download your data' });
    const password = dialog.getByLabel('Current password');
    await password.fill('another-one-9');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The current password is not correct.').first()).toBeVisible();
    await expectAccessible(page);
    await password.fill(account.password);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const data = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as {
      account: { email: string };
      quiz_results: unknown[];
    };
    expect(data.account.email).toBe(email);
    expect(data.quiz_results).toHaveLength(1);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download your data' })).toBeFocused();
  });

  const ask = async () => {
    await page.getByRole('button', { name: 'Request account deletion' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Request the deletion of your account?' });
    await dialog.getByLabel('Current password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Withdraw the request' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused();
  };
  await test.step('The student asks for the deletion, withdraws it, and asks again', async () => {
    await ask();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw the request' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Request account deletion' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused();
    await ask();
  });

  const openRequest = async () => {
    // The only row.
    await staff.getByRole('button', { name: /^More actions/ }).press('Enter');
    await staff.getByRole('menuitem', { name: 'Deletion request' }).press('Enter');
  };
  await test.step('An admin refuses with a reason, and the student reads it', async () => {
    await staff.goto(`${paths.users.to()}?deletion=requested&search=${email}`);
    await openRequest();
    const dialog = staff.getByRole('dialog', { name: 'Deletion request' });
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Refuse…' }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await staff.keyboard.insertText('Write to us first');
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Refuse the request' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(staff.getByRole('button', { name: /^More actions/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Write to us first')).toBeVisible();
    await expectAccessible(page);
    await ask();
  });

  await test.step('An admin approves', async () => {
    await staff.reload();
    await openRequest();
    const dialog = staff.getByRole('dialog', { name: 'Deletion request' });
    await dialog.getByRole('button', { name: 'Delete the account' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(staff.getByRole('searchbox')).toBeFocused();
  });

  await test.step('The student is signed out, and cannot sign in', async () => {
    const login = await page.request.post('/api/login', { data: account });
    const unknown = await page.request.post('/api/login', { data: { ...account, email: 'nobody@example.com' } });
    expect([login.status(), await login.json()]).toEqual([unknown.status(), await unknown.json()]);
    expect(login.status()).toBe(401);
  });

  await test.step('The counts of the teacher stay, without the name', async () => {
    expect(await readStatistics()).toEqual(statistics);
    const results = await page.request.get(`/api/courses/${courseId}/quizzes/${quizId}/users?per_page=200`, {
      headers,
    });
    expect(await results.text()).not.toContain(`"user_id":${student.id}`);
  });
});

test('a teacher who owns courses learns why the account cannot be deleted', async ({ browser }) => {
  const page = await openVisitorPage(browser, phone);
  await signInWithApi(page, getDemoAccount('teacher'));
  await page.goto(paths.ownData.to());
  await expect(page.getByText(/^تملك .*اطلب من مدير/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'طلب حذف الحساب' })).toHaveCount(0);
  await expectAccessible(page);
});
