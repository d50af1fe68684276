// A teacher writes a quiz, a student takes it, and the teacher sees the result.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { openVisitorPage, getDemoAccount, signInAsRole } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const title = 'Light and lenses';

/** Writes a question and its options by keyboard. Enter in the last option saves it and opens the next. */
async function writeQuestion(page: Page, { text, right, wrong }: { text: string; right: string; wrong: string }) {
  await page.getByLabel('Question text').fill(text);
  await page.getByLabel('Option 1', { exact: true }).fill(right);
  await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
  await page.getByLabel('Option 2', { exact: true }).fill(wrong);
  await page.getByLabel('Option 2', { exact: true }).press('Enter');
  await expect(page.getByLabel('Question text')).toBeFocused();
  await expect(page.getByLabel('Question text')).toHaveValue('');
}

test('a teacher adds a quiz, a student takes it, the teacher sees and exports the result', async ({ browser }) => {
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'teacher');
  await page.goto('/dashboard/my-courses');
  const create = page.getByRole('link', { name: /^Add quizzes/ }).first();
  const courseId = /courses\/(\d+)/.exec((await create.getAttribute('href')) ?? '')?.[1] ?? '';
  await test.step('The teacher adds a quiz', async () => {
    await create.click();
    await page.getByLabel('Quiz title').fill(title);
    await page.getByLabel('Quiz description').fill('Three questions');
    await page.getByRole('button', { name: 'Add quiz' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go to the list' }).waitFor();
  });
  await test.step('The next control is the link to the questions', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Add the questions' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/questions/create');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  const quizId = /quizzes\/(\d+)/.exec(page.url())?.[1] ?? '';
  await test.step('The teacher writes three questions', async () => {
    await writeQuestion(page, { text: 'Which lens gathers light?', right: 'Convex', wrong: 'Concave' });
    await writeQuestion(page, { text: 'What is the speed of light?', right: '300,000 km/s', wrong: '300 km/s' });
    await writeQuestion(page, { text: 'Which colour bends most?', right: 'Violet', wrong: 'Red' });
    await expect(page.getByText('3 questions added so far')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('The preview marks an attempt', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('radio', { name: 'Convex' }).check();
    await preview.getByRole('button', { name: 'Submit answers' }).click();
    await expect(preview.getByRole('heading', { name: 'You scored 1 out of 3' })).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('The teacher moves a question up', async () => {
    await page.goto(`/dashboard/quizzes/${quizId}/questions`);
    await page.getByRole('button', { name: 'More actions: Which colour bends most?' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect(page.getByRole('rowheader').nth(1)).toHaveText('Which colour bends most?');
    await expectAccessible(page);
  });

  await test.step('The preview has stored no result', async () => {
    await page.goto(`/dashboard/courses/${courseId}/quizzes/${quizId}/users`);
    await expect(page.getByText('No quiz results found').first()).toBeVisible();
  });

  const student = await openVisitorPage(browser, desktop);
  await signInAsRole(student, 'student');
  await test.step('A student takes the quiz', async () => {
    await enrolStudent(page, student, courseId);
    await student.goto(`/single/${courseId}/Quiz/${quizId}`);
    await expect(student.getByRole('group').nth(1)).toContainText('Which colour bends most?');
    await student.getByRole('radio', { name: 'Convex' }).check();
    await student.getByRole('radio', { name: 'Violet' }).check();
    await student.getByRole('button', { name: 'Submit answers' }).click();
    await student.getByRole('alertdialog').getByRole('button', { name: 'Submit now' }).click();
    await expect(student.getByRole('heading', { name: 'You scored 2 out of 3' })).toBeVisible();
  });

  await test.step('The teacher sees the result', async () => {
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('cell', { name: '2 out of 3' }).first()).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Distribution of marks' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('The teacher exports the results', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`Results of ${title}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\u{FEFF}User name,Mark,Out of.*\r\n.+,2,3,2,3,1,\d{4}-\d\d-\d\d\r\n$/u);
  });
});

/** Adds the student to the course as an admin. Does nothing if the student has it. */
async function enrolStudent(page: Page, student: Page, courseId: string): Promise<void> {
  const { email, password } = getDemoAccount('admin');
  const admin = await page.request.post('/api/login', { data: { email, password } });
  const { access_token } = (await admin.json()) as { access_token: string };
  const session = await student.evaluate(() => localStorage.getItem('auth') ?? '{}');
  const { data } = JSON.parse(session) as { data: { id: number } };
  const answer = await page.request.post('/api/user-courses', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { user_id: data.id, course_id: Number(courseId), pending: 1 },
  });
  expect(answer.ok()).toBe(true);
}
