// A double click or a double Enter sends once: the create forms, on the real server behind a slow network.
import { expect, test, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { arrive, signInAs, demoAccount, signInAsRole } from './support/people.ts';
import { createAdminApi, countCalls, type List, countSearchResults } from './support/sendOnce.ts';
import { words as languages } from './support/words.ts';
import { pick } from './support/pick.ts';

const desktop = { words: languages.en, theme: 'light', width: 1280, height: 900 } as const;
const demoMedia = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media');
const course = { id: 1 };

interface FormCase {
  name: string;
  /** Who sends it; a visitor if missing. */
  as?: Parameters<typeof signInAsRole>[1];
  at: (setup: Setup) => string;
  /** Fills it in; `title` is found nowhere else. */
  fill: (page: Page, title: string) => Promise<void>;
  button: string;
  /** The field in which Enter sends it; pickers and text areas have none. */
  enterIn?: (page: Page) => Locator;
  /** The call that it makes. */
  call: RegExp;
  /** How many rows with this title there are afterwards, or how many rows the call made. */
  count: (list: List, title: string, setup: Setup) => Promise<number>;
}

interface Setup {
  quizId: number;
  /** A question without options. */
  questionId: number;
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name });
const choose = (page: Page, file: string) =>
  page.locator('input[type="file"][hidden]').first().setInputFiles(path.join(demoMedia, file));
const password = 'nile-lantern-42';
const toEmail = (title: string) => `${title.replaceAll(/\W+/g, '-').toLowerCase()}@example.com`;

const forms: FormCase[] = [
  {
    name: 'Create account',
    at: () => '/signup',
    fill: async (page, title) => {
      const form = page.getByRole('main');
      await form.getByLabel('Full name').fill(title);
      await form.getByLabel('Email').fill(toEmail(title));
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByLabel('Confirm password', { exact: true }).fill(password);
    },
    button: 'Create account',
    enterIn: (page) => page.getByLabel('Full name'),
    call: /\/register$/,
    count: countSearchResults('/users'),
  },
  {
    name: 'Add user',
    as: 'admin',
    at: () => paths.createUser.to(),
    fill: async (page, title) => {
      await page.getByLabel('Full name').fill(title);
      await page.getByLabel('Email').fill(toEmail(title));
      await page.getByText('Teacher', { exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill(password);
    },
    button: 'Add user',
    enterIn: (page) => page.getByLabel('Full name'),
    call: /\/admin\/create-user$/,
    count: countSearchResults('/users'),
  },
  {
    name: 'Add main category',
    as: 'admin',
    at: () => '/dashboard/categories/create',
    fill: (page, title) => text(page, 'Name').fill(title),
    button: 'Add main category',
    enterIn: (page) => text(page, 'Name'),
    call: /\/main-categories$/,
    count: countSearchResults('/main-categories'),
  },
  {
    name: 'Add sub-category',
    as: 'admin',
    at: () => '/dashboard/sub-categories/create?main=1',
    fill: (page, title) => text(page, 'Name').fill(title),
    button: 'Add sub-category',
    enterIn: (page) => text(page, 'Name'),
    call: /\/api\/categories$/,
    count: countSearchResults('/categories'),
  },
  {
    name: 'Add course',
    as: 'admin',
    at: () => '/dashboard/courses/create',
    fill: async (page, title) => {
      await text(page, 'Name').fill(title);
      await expect(page.getByText('This slug is free')).toBeVisible();
      await page.getByLabel('Description').fill('Sensors and motors.');
      await page.getByLabel('Price').fill('250');
      await pick(page, 'Owner', 'khaled.mansour');
      await pick(page, 'Category', 'الفيزياء');
    },
    button: 'Add course',
    enterIn: (page) => text(page, 'Name'),
    call: /\/api\/courses$/,
    count: countSearchResults('/courses'),
  },
  {
    name: 'Add video',
    as: 'admin',
    at: () => paths.createVideo.to(course),
    fill: async (page, title) => {
      await text(page, 'Title').fill(title);
      await page.getByLabel('Application URL').fill('matrices-app-1');
      await page.getByLabel('Website URL').fill('matrices-1');
    },
    button: 'Add video',
    enterIn: (page) => text(page, 'Title'),
    call: /\/videos$/,
    count: countSearchResults('/courses/1/videos'),
  },
  {
    name: 'Add recording',
    as: 'admin',
    at: () => paths.createRecord.to(course),
    fill: async (page, title) => {
      await text(page, 'Title').fill(title);
      await choose(page, 'lecture.mp3');
    },
    button: 'Add recording',
    enterIn: (page) => text(page, 'Title'),
    call: /\/records$/,
    count: countSearchResults('/courses/1/records'),
  },
  {
    name: 'Add PDF',
    as: 'admin',
    at: () => paths.createPdf.to(course),
    fill: async (page, title) => {
      await text(page, 'Title').fill(title);
      await choose(page, 'study-plan.pdf');
    },
    button: 'Add PDF',
    enterIn: (page) => text(page, 'Title'),
    call: /\/pdfs$/,
    count: countSearchResults('/courses/1/pdfs'),
  },
  {
    name: 'Add quiz',
    as: 'admin',
    at: () => paths.createQuiz.to(course),
    fill: async (page, title) => {
      await page.getByLabel('Quiz title').fill(title);
      await page.getByLabel('Quiz description').fill('Three questions');
    },
    button: 'Add quiz',
    enterIn: (page) => page.getByLabel('Quiz title'),
    call: /\/quizzes$/,
    count: countSearchResults('/courses/1/quizzes'),
  },
  {
    name: 'Add question',
    as: 'admin',
    at: ({ quizId }) => paths.createQuestion.to({ id: quizId }),
    fill: async (page, title) => {
      await page.getByLabel('Question text').fill(title);
      await page.getByLabel('Option 1', { exact: true }).fill('Convex');
      await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
      await page.getByLabel('Option 2', { exact: true }).fill('Concave');
    },
    button: 'Save and finish',
    enterIn: (page) => page.getByLabel('Option 2', { exact: true }),
    call: /\/quizzes\/\d+\/questions$/,
    count: (list, title, { quizId }) => countSearchResults(`/quizzes/${quizId}/questions`)(list, title),
  },
  {
    name: 'Add options',
    as: 'admin',
    at: ({ quizId, questionId }) => paths.createOptions.to({ quizId, id: questionId }),
    fill: async (page, title) => {
      await page.getByLabel('Option 1', { exact: true }).fill(title);
      await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
      await page.getByLabel('Option 2', { exact: true }).fill('Concave');
    },
    button: 'Save',
    enterIn: (page) => page.getByLabel('Option 2', { exact: true }),
    call: /\/questions\/\d+\/options$/,
    count: (list, title, { questionId }) => countSearchResults(`/questions/${questionId}/options`)(list, title),
  },
];

for (const form of forms) {
  test(`${form.name}: a double click and a double Enter create one row each`, async ({ browser }) => {
    test.setTimeout(120_000);
    const admin = await createAdminApi(browser);
    const ways = form.enterIn ? (['click', 'Enter', 'same frame'] as const) : (['click', 'same frame'] as const);
    for (const way of ways) {
      const title = `Once ${form.name} ${way} ${String(Date.now()).slice(-5)}`;
      const quiz = await admin.post('/quizzes', { course_id: course.id, title: 'Lenses', description: 'Light' });
      const body = { quiz_id: quiz.id, question_text: 'Which lens?', type: 'multiple_choice' };
      const question = await admin.post(`/quizzes/${quiz.id}/questions`, body);
      const setup = { quizId: quiz.id, questionId: question.id };
      const page = await arrive(browser, desktop);
      if (form.as) await signInAs(page, demoAccount(form.as));
      await page.goto(form.at(setup));
      const button = page.getByRole('main').getByRole('button', { name: form.button, exact: true });
      await expect(button).toBeVisible();
      await form.fill(page, title);
      const calls = await countCalls(page, form.call);
      if (way === 'click') await button.dblclick();
      else if (way === 'Enter') {
        const field = form.enterIn?.(page);
        await field?.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else {
        await button.evaluate((element: HTMLButtonElement) => {
          element.click();
          element.click();
        });
      }
      await expect.poll(() => form.count(admin.list, title, setup)).toBe(1);
      // A second call would have been made by now.
      await page.waitForTimeout(600);
      expect(calls(), `${form.name} by ${way}`).toBe(1);
      expect(await form.count(admin.list, title, setup)).toBe(1);
      await page.context().close();
    }
    await admin.context.close();
  });
}

test('a form whose answer was lost is sent again, and one row is there', async ({ browser }) => {
  const admin = await createAdminApi(browser);
  const title = `Lost answer ${String(Date.now()).slice(-5)}`;
  const page = await arrive(browser, desktop);
  await signInAsRole(page, 'admin');
  await page.goto(paths.createQuiz.to(course));
  await page.getByLabel('Quiz title').fill(title);
  await page.getByLabel('Quiz description').fill('Three questions');
  const keys: (string | undefined)[] = [];
  await page.route('**/api/quizzes', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server has done it; its answer never arrives.
    if (keys.length === 1) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await page.getByRole('button', { name: 'Add quiz' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('There was a problem creating the quiz');
  await dialog.getByRole('button', { name: 'TRY AGAIN' }).click();
  await expect(page.getByRole('dialog')).toContainText('Quiz created successfully');
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await countSearchResults('/courses/1/quizzes')(admin.list, title)).toBe(1);
  // The next page loads behind the dialog.
  await expect(page).toHaveURL(paths.quizzes.to(course));
  await page.getByRole('dialog').getByRole('button', { name: 'Go to the list' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await admin.context.close();
});
