// A session that ends before the last press: the dialog asks for the password, and what was pressed is done, once.
import { expect, test, type Page, type Response } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { forms } from './support/changes/forms.ts';
import { rows } from './support/changes/rows.ts';
import { students } from './support/changes/students.ts';
import { createTestData } from './support/testData.ts';
import { arrive, becomeStudent, signInAs, demoAccount } from './support/people.ts';
import { words as languages } from './support/words.ts';

const desktop = { words: languages.en, theme: 'light', width: 1280, height: 900 } as const;

const changes = [...forms, ...rows, ...students];

interface Operation {
  id: string;
  method: string;
  pattern: RegExp;
}

/** Every operation of the contract that changes something. */
const operations: Operation[] = Object.entries(
  (
    JSON.parse(
      readFileSync(path.resolve(import.meta.dirname, '../../packages/api-client/generated/openapi.json'), 'utf8'),
    ) as { paths: Record<string, Record<string, { operationId?: string }>> }
  ).paths,
).flatMap(([address, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    method === 'get' || operationId === undefined
      ? []
      : [
          {
            id: operationId,
            method: method.toUpperCase(),
            pattern: new RegExp(`^/api${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
          },
        ],
  ),
);

interface StoredSession {
  access_token: string;
  data: { id: number };
}

const readSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as unknown) as Promise<StoredSession>;

/** Notes what the server answers to an operation. */
function listen(page: Page, id: string): number[] {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  const statuses: number[] = [];
  page.on('response', (response) => {
    const isIt =
      response.request().method() === operation.method && operation.pattern.test(new URL(response.url()).pathname);
    if (isIt) statuses.push(response.status());
  });
  return statuses;
}

test('every operation that changes something is in the table', () => {
  // The first two need no session, the third ends it, and the fourth changes nothing.
  const others = ['login', 'register', 'logout', 'listNotifications'];
  const known = new Set([...changes.map(({ operation }) => operation), ...others]);
  expect([...known].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

for (const { operation, way, as, prepare, success, calls = 1 } of changes) {
  test(`${operation}${way ? ` ${way}` : ''} is completed after signing in again`, async ({ browser }) => {
    test.setTimeout(120_000);
    const page = await arrive(browser, desktop);
    const title = `Expired ${operation} ${String(Date.now()).slice(-5)}`;
    const make = await createTestData(page.request, title, async () => (await readSession(page)).access_token);
    const account = as === 'student' ? await becomeStudent(page, `student-${make.email}`) : demoAccount('admin');
    if (as === 'student') await make.enrol((await readSession(page)).data.id);
    else await signInAs(page, account);
    // One that begins to listen for news after the end would find out before the press does.
    const isStream = (response: Response) => response.url().endsWith('/api/notifications/stream');
    const listening = page.waitForResponse(isStream, { timeout: 60_000 });
    const press = await prepare(page, make);
    await expect(press).toBeEnabled();
    await listening;
    const statuses = listen(page, operation);
    const { access_token: token } = await readSession(page);
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await press.click();

    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toHaveCount(0);

    await success(page, make);
    const done = () => statuses.filter((status) => status < 300).length;
    await expect.poll(done).toBe(calls);
    // A call too many would have been made by now.
    await page.waitForTimeout(500);
    expect(done(), statuses.join(', ')).toBe(calls);
    expect(statuses.filter((status) => ![200, 201, 204, 401].includes(status))).toEqual([]);
    await make.removeAll();
    await page.context().close();
  });
}
