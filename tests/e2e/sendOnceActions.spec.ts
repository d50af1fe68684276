// Actions that change, delete or sign in send one call on a double click or a double Enter, on the real server with a slow network.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { openVisitorPage, signInWithApi, getDemoAccount } from './support/people.ts';
import { createAdminApi, delayAndCountCalls, countSearchResults } from './support/sendOnce.ts';
import { labelsByLanguage } from './support/labels.ts';
import { selectComboBoxOption } from './support/comboBox.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;
const pdf = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/lecture-summary.pdf');
const password = 'nile-lantern-42';
const newPassword = 'delta-lantern-43';

type Api = Awaited<ReturnType<typeof createAdminApi>>;

/** An action that is ready to be submitted. */
interface PreparedAction {
  button: Locator;
  /** The field in which Enter submits it. The button by default. */
  enterTarget?: Locator;
  /** Reads the state that the action changes. */
  getServerState: () => Promise<unknown>;
}

interface ActionCase {
  name: string;
  method: 'POST' | 'PUT' | 'DELETE';
  callPattern: RegExp;
  /** The number of calls of one press. One by default. */
  expectedCallCount?: number;
  /** The state after the action. */
  expectedServerState: unknown;
  /** Opens the page and fills in the form. `title` is unique. */
  prepare: (page: Page, api: Api, title: string) => Promise<PreparedAction>;
}

const toEmail = (title: string) => `${title.replaceAll(/\W+/g, '-').toLowerCase()}@example.com`;

async function registerStudent(api: Api, name: string) {
  const email = toEmail(name);
  const answer = await api.context.request.post('/api/register', {
    multipart: { name, email, phone: '01012345678', password, password_confirmation: password },
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id, email, password };
}

const getSignInStatus = async (api: Api, email: string, secret: string) =>
  (await api.context.request.post('/api/login', { data: { email, password: secret } })).status();

async function goToUsers(page: Page, title: string, rows: number) {
  await signInWithApi(page, getDemoAccount('admin'));
  await page.goto(`/dashboard/users?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(rows);
}

async function chooseRowAction(page: Page, title: string, entry: string) {
  await page.getByRole('button', { name: `More actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const goToProfile = async (page: Page, account: { email: string; password: string }) => {
  await signInWithApi(page, account);
  await page.goto(paths.profile.to());
  return page.getByRole('main');
};

const actions: ActionCase[] = [
  {
    name: 'Log in',
    method: 'POST',
    callPattern: /\/login$/,
    expectedServerState: true,
    prepare: async (page, api, title) => {
      const account = await registerStudent(api, title);
      await page.goto('/login');
      const main = page.getByRole('main');
      await main.getByLabel('Email').fill(account.email);
      await main.getByLabel('Password', { exact: true }).fill(password);
      return {
        button: main.getByRole('button', { name: 'Log in', exact: true }),
        enterTarget: main.getByLabel('Email'),
        getServerState: () => page.evaluate(() => localStorage.getItem('auth') !== null),
      };
    },
  },
  {
    name: 'Update profile',
    method: 'POST',
    callPattern: /\/update-profile$/,
    expectedServerState: 1,
    prepare: async (page, api, title) => {
      const main = await goToProfile(page, await registerStudent(api, title));
      await main.getByLabel('Full name').fill(`${title} renamed`);
      return {
        button: main.getByRole('button', { name: 'Update' }),
        enterTarget: main.getByLabel('Full name'),
        getServerState: () => countSearchResults('/users')(api.fetchList, `${title} renamed`),
      };
    },
  },
  {
    name: 'Change password',
    method: 'POST',
    callPattern: /\/update-profile$/,
    expectedServerState: 200,
    prepare: async (page, api, title) => {
      const account = await registerStudent(api, title);
      const main = await goToProfile(page, account);
      await main.getByLabel(/^New password/).fill(newPassword);
      await main.getByLabel('Confirm password', { exact: true }).fill(newPassword);
      await main.getByLabel('Current password', { exact: true }).fill(password);
      return {
        button: main.getByRole('button', { name: 'Update' }),
        enterTarget: main.getByLabel('Current password', { exact: true }),
        getServerState: () => getSignInStatus(api, account.email, newPassword),
      };
    },
  },
  {
    name: 'Delete one',
    method: 'DELETE',
    callPattern: /\/admin\/users\/\d+$/,
    expectedServerState: 0,
    prepare: async (page, api, title) => {
      await registerStudent(api, title);
      await goToUsers(page, title, 1);
      await chooseRowAction(page, title, 'Delete');
      return {
        button: page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
        getServerState: () => countSearchResults('/users')(api.fetchList, title),
      };
    },
  },
  {
    name: 'Delete many',
    method: 'DELETE',
    callPattern: /\/admin\/users\/\d+$/,
    expectedCallCount: 2,
    expectedServerState: 0,
    prepare: async (page, api, title) => {
      for (const name of [`${title} A`, `${title} B`]) await registerStudent(api, name);
      await goToUsers(page, title, 2);
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
      return {
        button: page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
        getServerState: () => countSearchResults('/users')(api.fetchList, title),
      };
    },
  },
  {
    name: 'Force log-out',
    method: 'POST',
    callPattern: /\/admin\/logout-user\/\d+$/,
    expectedServerState: 401,
    prepare: async (page, api, title) => {
      const { email } = await registerStudent(api, title);
      const answer = await api.context.request.post('/api/login', { data: { email, password } });
      const { access_token, data } = (await answer.json()) as { access_token: string; data: { id: number } };
      const headers = { authorization: `Bearer ${access_token}` };
      await goToUsers(page, title, 1);
      await chooseRowAction(page, title, 'Force log-out');
      return {
        button: page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }),
        getServerState: async () => (await api.context.request.get(`/api/users/${data.id}`, { headers })).status(),
      };
    },
  },
  {
    name: 'Add subscriber',
    method: 'POST',
    callPattern: /\/user-courses$/,
    expectedServerState: 1,
    prepare: async (page, api, title) => {
      const { email } = await registerStudent(api, title);
      await signInWithApi(page, getDemoAccount('admin'));
      await page.goto(paths.addUserToCourse.to({ slug: await api.getSlug(1) }));
      await selectComboBoxOption(page, 'User', email);
      return {
        button: page.getByRole('button', { name: 'Add to the course' }),
        getServerState: () => countSearchResults('/courses/1/users')(api.fetchList, title),
      };
    },
  },
  {
    name: 'Remove subscriber',
    method: 'DELETE',
    callPattern: /\/courses\/1\/users\/\d+$/,
    expectedServerState: 0,
    prepare: async (page, api, title) => {
      const { id, email } = await registerStudent(api, title);
      await api.postJson('/user-courses', { user_id: id, course_id: 1, pending: 1 });
      await signInWithApi(page, getDemoAccount('admin'));
      await page.goto(paths.removeUserFromCourse.to({ slug: await api.getSlug(1) }));
      await selectComboBoxOption(page, 'User', email);
      return {
        button: page.getByRole('button', { name: 'Remove from the course' }),
        getServerState: () => countSearchResults('/courses/1/users')(api.fetchList, title),
      };
    },
  },
  {
    name: 'Edit option',
    method: 'PUT',
    callPattern: /\/options\/\d+$/,
    expectedServerState: 1,
    prepare: async (page, api, title) => {
      const quiz = await api.postForm('/quizzes', { course_id: 1, title: 'Lenses', description: 'Light' });
      const body = { quiz_id: quiz.id, question_text: 'Which lens?', type: 'multiple_choice' };
      const question = await api.postForm(`/quizzes/${quiz.id}/questions`, body);
      const options = ['Convex', 'Concave'].map((option_text, at) => ({ option_text, is_correct: at === 0 ? 1 : 0 }));
      const answer = (await api.postJson(`/questions/${question.id}/options`, { options })) as {
        options: { id: number }[];
      };
      await signInWithApi(page, getDemoAccount('admin'));
      await page.goto(paths.editOption.to({ questionId: question.id, id: answer.options[0]?.id ?? 0 }));
      await page.getByLabel('Option text').fill(title);
      return {
        button: page.getByRole('button', { name: 'Save' }),
        enterTarget: page.getByLabel('Option text'),
        getServerState: () => countSearchResults(`/questions/${question.id}/options`)(api.fetchList, title),
      };
    },
  },
  {
    name: 'Add summary',
    method: 'POST',
    callPattern: /\/summaries$/,
    expectedServerState: 1,
    prepare: async (page, api, title) => {
      const account = await registerStudent(api, title);
      await api.postJson('/user-courses', { user_id: account.id, course_id: 1, pending: 1 });
      await signInWithApi(page, account);
      await page.goto(paths.course.to({ slug: await api.getSlug(1) }));
      await page
        .getByRole('region', { name: /^Summaries/ })
        .getByRole('button', { name: 'Add summary', exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Lecture name' }).fill(title);
      await dialog.locator('input[accept="application/pdf"]').setInputFiles(pdf);
      return {
        button: dialog.getByRole('button', { name: 'Add summary' }),
        enterTarget: dialog.getByRole('combobox', { name: 'Lecture name' }),
        getServerState: async () => {
          const { summaries } = (await api.fetchList('/courses/1')) as unknown as {
            summaries: { lecture_name: string }[];
          };
          return summaries.filter((summary) => summary.lecture_name === title).length;
        },
      };
    },
  },
];

for (const action of actions) {
  test(`${action.name}: a double click and a double Enter send once`, async ({ browser }) => {
    test.setTimeout(180_000);
    const api = await createAdminApi(browser);
    for (const way of ['click', 'Enter', 'same frame'] as const) {
      const title = `Once ${action.name} ${way} ${String(Date.now()).slice(-5)}`;
      const page = await openVisitorPage(browser, desktop);
      const { button, enterTarget, getServerState } = await test.step(`The user prepares the action (${way})`, () =>
        action.prepare(page, api, title));
      await expect(button).toBeEnabled();
      const getCallCount = await delayAndCountCalls(page, action.callPattern, action.method);
      await test.step(`The user submits it twice (${way})`, async () => {
        if (way === 'click') await button.dblclick();
        else if (way === 'Enter') {
          await (enterTarget ?? button).focus();
          // Both presses are sent together, so that a slow machine does not separate them.
          await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
        } else {
          await button.evaluate((element: HTMLButtonElement) => {
            element.click();
            element.click();
          });
        }
      });
      await test.step(`The server applies it once (${way})`, async () => {
        await expect.poll(getServerState, `${action.name} by ${way}`).toBe(action.expectedServerState);
        // A second call would have been made by now.
        await page.waitForTimeout(600);
        expect(getCallCount(), `${action.name} by ${way}`).toBe(action.expectedCallCount ?? 1);
        expect(await getServerState()).toBe(action.expectedServerState);
      });
      await page.context().close();
    }
    await api.context.close();
  });
}
