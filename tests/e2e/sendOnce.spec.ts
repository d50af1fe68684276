// Create forms send one call on a double click or a double Enter, on the real server with a slow network.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { openVisitorPage, signInWithApi, getDemoAccount, signInAsRole } from './support/people.ts';
import { createAdminApi, delayAndCountCalls, type FetchList, countSearchResults } from './support/sendOnce.ts';
import { labelsByLanguage } from './support/labels.ts';
import { selectComboBoxOption } from './support/comboBox.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const demoMedia = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media');
const course = { id: 1 };

interface FormCase {
  name: string;
  /** The role that submits the form. A visitor by default. */
  role?: Parameters<typeof signInAsRole>[1];
  getPath: (setup: Setup) => string;
  /** Fills in the form. `title` is unique. */
  fillForm: (page: Page, title: string) => Promise<void>;
  button: string;
  /** A field in which Enter submits the form. Pickers and text areas have none. */
  getEnterField?: (page: Page) => Locator;
  /** The path of the call that the form sends. */
  callPattern: RegExp;
  /** Counts the rows with this title, or the rows that the call created. */
  countRows: (list: FetchList, title: string, setup: Setup) => Promise<number>;
}

interface Setup {
  quizId: number;
  /** A question without options. */
  questionId: number;
}

const getTextbox = (page: Page, name: string) => page.getByRole('textbox', { name });
const attachFile = (page: Page, file: string) =>
  page.locator('input[type="file"][hidden]').first().setInputFiles(path.join(demoMedia, file));
const password = 'nile-lantern-42';
const toEmail = (title: string) => `${title.replaceAll(/\W+/g, '-').toLowerCase()}@example.com`;

const forms: FormCase[] = [
  {
    name: 'Create account',
    getPath: () => '/signup',
    fillForm: async (page, title) => {
      const form = page.getByRole('main');
      await form.getByLabel('Full name').fill(title);
      await form.getByLabel('Email').fill(toEmail(title));
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByLabel('Confirm password', { exact: true }).fill(password);
    },
    button: 'Create account',
    getEnterField: (page) => page.getByLabel('Full name'),
    callPattern: /\/register$/,
    countRows: countSearchResults('/users'),
  },
  {
    name: 'Add user',
    role: 'admin',
    getPath: () => paths.createUser.to(),
    fillForm: async (page, title) => {
      await page.getByLabel('Full name').fill(title);
      await page.getByLabel('Email').fill(toEmail(title));
      await page.getByText('Teacher', { exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill(password);
    },
    button: 'Add user',
    getEnterField: (page) => page.getByLabel('Full name'),
    callPattern: /\/admin\/create-user$/,
    countRows: countSearchResults('/users'),
  },
  {
    name: 'Add main category',
    role: 'admin',
    getPath: () => '/dashboard/categories/create',
    fillForm: (page, title) => getTextbox(page, 'Name').fill(title),
    button: 'Add main category',
    getEnterField: (page) => getTextbox(page, 'Name'),
    callPattern: /\/main-categories$/,
    countRows: countSearchResults('/main-categories'),
  },
  {
    name: 'Add sub-category',
    role: 'admin',
    getPath: () => '/dashboard/sub-categories/create?main=1',
    fillForm: (page, title) => getTextbox(page, 'Name').fill(title),
    button: 'Add sub-category',
    getEnterField: (page) => getTextbox(page, 'Name'),
    callPattern: /\/api\/categories$/,
    countRows: countSearchResults('/categories'),
  },
  {
    name: 'Add course',
    role: 'admin',
    getPath: () => '/dashboard/courses/create',
    fillForm: async (page, title) => {
      await getTextbox(page, 'Name').fill(title);
      await expect(page.getByText('This slug is free')).toBeVisible();
      await page.getByLabel('Description').fill('Sensors and motors.');
      await page.getByLabel('Price').fill('250');
      await selectComboBoxOption(page, 'Owner', 'khaled.mansour');
      await selectComboBoxOption(page, 'Category', 'الفيزياء');
    },
    button: 'Add course',
    getEnterField: (page) => getTextbox(page, 'Name'),
    callPattern: /\/api\/courses$/,
    countRows: countSearchResults('/courses'),
  },
  {
    name: 'Add video',
    role: 'admin',
    getPath: () => paths.createVideo.to(course),
    fillForm: async (page, title) => {
      await getTextbox(page, 'Title').fill(title);
      await page.getByLabel('Application URL').fill('matrices-app-1');
      await page.getByLabel('Website URL').fill('matrices-1');
    },
    button: 'Add video',
    getEnterField: (page) => getTextbox(page, 'Title'),
    callPattern: /\/videos$/,
    countRows: countSearchResults('/courses/1/videos'),
  },
  {
    name: 'Add recording',
    role: 'admin',
    getPath: () => paths.createRecord.to(course),
    fillForm: async (page, title) => {
      await getTextbox(page, 'Title').fill(title);
      await attachFile(page, 'lecture.mp3');
    },
    button: 'Add recording',
    getEnterField: (page) => getTextbox(page, 'Title'),
    callPattern: /\/records$/,
    countRows: countSearchResults('/courses/1/records'),
  },
  {
    name: 'Add PDF',
    role: 'admin',
    getPath: () => paths.createPdf.to(course),
    fillForm: async (page, title) => {
      await getTextbox(page, 'Title').fill(title);
      await attachFile(page, 'study-plan.pdf');
    },
    button: 'Add PDF',
    getEnterField: (page) => getTextbox(page, 'Title'),
    callPattern: /\/pdfs$/,
    countRows: countSearchResults('/courses/1/pdfs'),
  },
  {
    name: 'Add quiz',
    role: 'admin',
    getPath: () => paths.createQuiz.to(course),
    fillForm: async (page, title) => {
      await page.getByLabel('Quiz title').fill(title);
      await page.getByLabel('Quiz description').fill('Three questions');
    },
    button: 'Add quiz',
    getEnterField: (page) => page.getByLabel('Quiz title'),
    callPattern: /\/quizzes$/,
    countRows: countSearchResults('/courses/1/quizzes'),
  },
  {
    name: 'Add question',
    role: 'admin',
    getPath: ({ quizId }) => paths.createQuestion.to({ id: quizId }),
    fillForm: async (page, title) => {
      await page.getByLabel('Question text').fill(title);
      await page.getByLabel('Option 1', { exact: true }).fill('Convex');
      await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
      await page.getByLabel('Option 2', { exact: true }).fill('Concave');
    },
    button: 'Save and finish',
    getEnterField: (page) => page.getByLabel('Option 2', { exact: true }),
    callPattern: /\/quizzes\/\d+\/questions$/,
    countRows: (list, title, { quizId }) => countSearchResults(`/quizzes/${quizId}/questions`)(list, title),
  },
  {
    name: 'Add options',
    role: 'admin',
    getPath: ({ quizId, questionId }) => paths.createOptions.to({ quizId, id: questionId }),
    fillForm: async (page, title) => {
      await page.getByLabel('Option 1', { exact: true }).fill(title);
      await page.getByRole('radio', { name: 'Correct answer: option 1' }).press('Space');
      await page.getByLabel('Option 2', { exact: true }).fill('Concave');
    },
    button: 'Save',
    getEnterField: (page) => page.getByLabel('Option 2', { exact: true }),
    callPattern: /\/questions\/\d+\/options$/,
    countRows: (list, title, { questionId }) => countSearchResults(`/questions/${questionId}/options`)(list, title),
  },
];

for (const form of forms) {
  test(`${form.name}: a double click and a double Enter create one row each`, async ({ browser }) => {
    const admin = await createAdminApi(browser);
    const ways = form.getEnterField ? (['click', 'Enter', 'same frame'] as const) : (['click', 'same frame'] as const);
    for (const way of ways) {
      const title = `Once ${form.name} ${way} ${String(Date.now()).slice(-5)}`;
      const quiz = await admin.postForm('/quizzes', { course_id: course.id, title: 'Lenses', description: 'Light' });
      const body = { quiz_id: quiz.id, question_text: 'Which lens?', type: 'multiple_choice' };
      const question = await admin.postForm(`/quizzes/${quiz.id}/questions`, body);
      const setup = { quizId: quiz.id, questionId: question.id };
      const page = await openVisitorPage(browser, desktop);
      if (form.role) await signInWithApi(page, getDemoAccount(form.role));
      const button = page.getByRole('main').getByRole('button', { name: form.button, exact: true });
      await test.step(`The user fills in the form (${way})`, async () => {
        await page.goto(form.getPath(setup));
        await expect(button).toBeVisible();
        await form.fillForm(page, title);
      });
      const getCallCount = await delayAndCountCalls(page, form.callPattern);
      await test.step(`The user submits it twice (${way})`, async () => {
        if (way === 'click') await button.dblclick();
        else if (way === 'Enter') {
          const field = form.getEnterField?.(page);
          await field?.focus();
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
        } else {
          await button.evaluate((element: HTMLButtonElement) => {
            element.click();
            element.click();
          });
        }
      });
      await test.step(`One call creates one row (${way})`, async () => {
        await expect.poll(() => form.countRows(admin.fetchList, title, setup)).toBe(1);
        // A second call would have been made by now.
        await page.waitForTimeout(600);
        expect(getCallCount(), `${form.name} by ${way}`).toBe(1);
        expect(await form.countRows(admin.fetchList, title, setup)).toBe(1);
      });
      await page.context().close();
    }
    await admin.context.close();
  });
}

test('a form whose response is lost is sent again, and creates one row', async ({ browser }) => {
  const admin = await createAdminApi(browser);
  const title = `Lost answer ${String(Date.now()).slice(-5)}`;
  const page = await openVisitorPage(browser, desktop);
  await signInAsRole(page, 'admin');
  await test.step('An admin fills in the quiz form', async () => {
    await page.goto(paths.createQuiz.to(course));
    await page.getByLabel('Quiz title').fill(title);
    await page.getByLabel('Quiz description').fill('Three questions');
  });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/quizzes', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server creates the quiz, but its first response never arrives.
    if (keys.length === 1) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await test.step('The response is lost, and a dialog shows the error', async () => {
    await page.getByRole('button', { name: 'Add quiz' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('There was a problem creating the quiz');
  });
  await test.step('The admin tries again, with the same idempotency key', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'TRY AGAIN' }).click();
    await expect(page.getByRole('dialog')).toContainText('Quiz created successfully');
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
  await test.step('The server has one quiz', async () => {
    expect(await countSearchResults('/courses/1/quizzes')(admin.fetchList, title)).toBe(1);
  });
  await test.step('The list is behind the dialog, and gets the focus', async () => {
    await expect(page).toHaveURL(paths.quizzes.to(course));
    await page.getByRole('dialog').getByRole('button', { name: 'Go to the list' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await admin.context.close();
});
