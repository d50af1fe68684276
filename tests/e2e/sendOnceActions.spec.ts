// A double click or a double Enter sends once: what changes, deletes or signs in, on the real server behind a slow network.
import { expect, test, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { paths } from '@fanous/features/paths';
import { arrive, signInAs, demoAccount } from './support/people.ts';
import { createAdminApi, countCalls, countSearchResults } from './support/sendOnce.ts';
import { words as languages } from './support/words.ts';
import { pick } from './support/pick.ts';

const desktop = { words: languages.en, theme: 'light', width: 1280, height: 900 } as const;
const pdf = path.resolve(import.meta.dirname, '../../apps/api/src/demo/media/lecture-summary.pdf');
const password = 'nile-lantern-42';
const newPassword = 'delta-lantern-43';

type Api = Awaited<ReturnType<typeof createAdminApi>>;

/** What is ready to be sent. */
interface Ready {
  button: Locator;
  /** Where Enter sends it; else the button itself has the focus. */
  enterIn?: Locator;
  /** What the server has afterwards. */
  effect: () => Promise<unknown>;
}

interface ActionCase {
  name: string;
  method: 'POST' | 'PUT' | 'DELETE';
  call: RegExp;
  /** How many calls one press makes; one if missing. */
  calls?: number;
  /** What the server has, once it is done. */
  expected: unknown;
  /** Comes to the place where it is sent; `title` is found nowhere else. */
  prepare: (page: Page, api: Api, title: string) => Promise<Ready>;
}

const toEmail = (title: string) => `${title.replaceAll(/\W+/g, '-').toLowerCase()}@example.com`;

async function addStudent(api: Api, name: string) {
  const email = toEmail(name);
  const answer = await api.context.request.post('/api/register', {
    multipart: { name, email, phone: '01012345678', password, password_confirmation: password },
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id, email, password };
}

const isSignedIn = async (api: Api, email: string, secret: string) =>
  (await api.context.request.post('/api/login', { data: { email, password: secret } })).status();

async function openUsers(page: Page, title: string, rows: number) {
  await signInAs(page, demoAccount('admin'));
  await page.goto(`/dashboard/users?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(rows);
}

async function choose(page: Page, title: string, entry: string) {
  await page.getByRole('button', { name: `More actions: ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const openProfile = async (page: Page, account: { email: string; password: string }) => {
  await signInAs(page, account);
  await page.goto(paths.profile.to());
  return page.getByRole('main');
};

const actions: ActionCase[] = [
  {
    name: 'Log in',
    method: 'POST',
    call: /\/login$/,
    expected: true,
    prepare: async (page, api, title) => {
      const account = await addStudent(api, title);
      await page.goto('/login');
      const main = page.getByRole('main');
      await main.getByLabel('Email').fill(account.email);
      await main.getByLabel('Password', { exact: true }).fill(password);
      return {
        button: main.getByRole('button', { name: 'Log in', exact: true }),
        enterIn: main.getByLabel('Email'),
        effect: () => page.evaluate(() => localStorage.getItem('auth') !== null),
      };
    },
  },
  {
    name: 'Update profile',
    method: 'POST',
    call: /\/update-profile$/,
    expected: 1,
    prepare: async (page, api, title) => {
      const main = await openProfile(page, await addStudent(api, title));
      await main.getByLabel('Full name').fill(`${title} renamed`);
      return {
        button: main.getByRole('button', { name: 'Update' }),
        enterIn: main.getByLabel('Full name'),
        effect: () => countSearchResults('/users')(api.list, `${title} renamed`),
      };
    },
  },
  {
    name: 'Change password',
    method: 'POST',
    call: /\/update-profile$/,
    expected: 200,
    prepare: async (page, api, title) => {
      const account = await addStudent(api, title);
      const main = await openProfile(page, account);
      await main.getByLabel(/^New password/).fill(newPassword);
      await main.getByLabel('Confirm password', { exact: true }).fill(newPassword);
      await main.getByLabel('Current password', { exact: true }).fill(password);
      return {
        button: main.getByRole('button', { name: 'Update' }),
        enterIn: main.getByLabel('Current password', { exact: true }),
        effect: () => isSignedIn(api, account.email, newPassword),
      };
    },
  },
  {
    name: 'Delete one',
    method: 'DELETE',
    call: /\/admin\/users\/\d+$/,
    expected: 0,
    prepare: async (page, api, title) => {
      await addStudent(api, title);
      await openUsers(page, title, 1);
      await choose(page, title, 'Delete');
      return {
        button: page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }),
        effect: () => countSearchResults('/users')(api.list, title),
      };
    },
  },
  {
    name: 'Delete many',
    method: 'DELETE',
    call: /\/admin\/users\/\d+$/,
    calls: 2,
    expected: 0,
    prepare: async (page, api, title) => {
      for (const name of [`${title} A`, `${title} B`]) await addStudent(api, name);
      await openUsers(page, title, 2);
      await page.getByRole('checkbox', { name: 'Select all rows' }).click();
      await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
      return {
        button: page.getByRole('dialog').getByRole('button', { name: 'Delete' }),
        effect: () => countSearchResults('/users')(api.list, title),
      };
    },
  },
  {
    name: 'Force log-out',
    method: 'POST',
    call: /\/admin\/logout-user\/\d+$/,
    expected: 401,
    prepare: async (page, api, title) => {
      const { email } = await addStudent(api, title);
      const answer = await api.context.request.post('/api/login', { data: { email, password } });
      const { access_token, data } = (await answer.json()) as { access_token: string; data: { id: number } };
      const headers = { authorization: `Bearer ${access_token}` };
      await openUsers(page, title, 1);
      await choose(page, title, 'Force log-out');
      return {
        button: page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }),
        effect: async () => (await api.context.request.get(`/api/users/${data.id}`, { headers })).status(),
      };
    },
  },
  {
    name: 'Add subscriber',
    method: 'POST',
    call: /\/user-courses$/,
    expected: 1,
    prepare: async (page, api, title) => {
      const { email } = await addStudent(api, title);
      await signInAs(page, demoAccount('admin'));
      await page.goto(paths.addUserToCourse.to({ slug: await api.slugOf(1) }));
      await pick(page, 'User', email);
      return {
        button: page.getByRole('button', { name: 'Add to the course' }),
        effect: () => countSearchResults('/courses/1/users')(api.list, title),
      };
    },
  },
  {
    name: 'Remove subscriber',
    method: 'DELETE',
    call: /\/courses\/1\/users\/\d+$/,
    expected: 0,
    prepare: async (page, api, title) => {
      const { id, email } = await addStudent(api, title);
      await api.send('/user-courses', { user_id: id, course_id: 1, pending: 1 });
      await signInAs(page, demoAccount('admin'));
      await page.goto(paths.removeUserFromCourse.to({ slug: await api.slugOf(1) }));
      await pick(page, 'User', email);
      return {
        button: page.getByRole('button', { name: 'Remove from the course' }),
        effect: () => countSearchResults('/courses/1/users')(api.list, title),
      };
    },
  },
  {
    name: 'Edit option',
    method: 'PUT',
    call: /\/options\/\d+$/,
    expected: 1,
    prepare: async (page, api, title) => {
      const quiz = await api.post('/quizzes', { course_id: 1, title: 'Lenses', description: 'Light' });
      const body = { quiz_id: quiz.id, question_text: 'Which lens?', type: 'multiple_choice' };
      const question = await api.post(`/quizzes/${quiz.id}/questions`, body);
      const options = ['Convex', 'Concave'].map((option_text, at) => ({ option_text, is_correct: at === 0 ? 1 : 0 }));
      const answer = (await api.send(`/questions/${question.id}/options`, { options })) as {
        options: { id: number }[];
      };
      await signInAs(page, demoAccount('admin'));
      await page.goto(paths.editOption.to({ questionId: question.id, id: answer.options[0]?.id ?? 0 }));
      await page.getByLabel('Option text').fill(title);
      return {
        button: page.getByRole('button', { name: 'Save' }),
        enterIn: page.getByLabel('Option text'),
        effect: () => countSearchResults(`/questions/${question.id}/options`)(api.list, title),
      };
    },
  },
  {
    name: 'Add summary',
    method: 'POST',
    call: /\/summaries$/,
    expected: 1,
    prepare: async (page, api, title) => {
      const account = await addStudent(api, title);
      await api.send('/user-courses', { user_id: account.id, course_id: 1, pending: 1 });
      await signInAs(page, account);
      await page.goto(paths.course.to({ slug: await api.slugOf(1) }));
      await page
        .getByRole('region', { name: /^Summaries/ })
        .getByRole('button', { name: 'Add summary', exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Lecture name').fill(title);
      await dialog.locator('input[accept="application/pdf"]').setInputFiles(pdf);
      return {
        button: dialog.getByRole('button', { name: 'Add summary' }),
        enterIn: dialog.getByLabel('Lecture name'),
        effect: async () => {
          const { summaries } = (await api.list('/courses/1')) as unknown as { summaries: { lecture_name: string }[] };
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
      const page = await arrive(browser, desktop);
      const { button, enterIn, effect } = await action.prepare(page, api, title);
      await expect(button).toBeEnabled();
      const calls = await countCalls(page, action.call, action.method);
      if (way === 'click') await button.dblclick();
      else if (way === 'Enter') {
        await (enterIn ?? button).focus();
        // As fast as a hand does it, however slow the machine is.
        await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
      } else {
        await button.evaluate((element: HTMLButtonElement) => {
          element.click();
          element.click();
        });
      }
      await expect.poll(effect, `${action.name} by ${way}`).toBe(action.expected);
      // A second call would have been made by now.
      await page.waitForTimeout(600);
      expect(calls(), `${action.name} by ${way}`).toBe(action.calls ?? 1);
      expect(await effect()).toBe(action.expected);
      await page.context().close();
    }
    await api.context.close();
  });
}
