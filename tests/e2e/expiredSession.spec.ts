// The session ends before the user submits: a dialog asks for the password, and the action then runs once.
import { expect, type Page, type Response } from '@playwright/test';
import { test } from './support/test.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deviceChanges } from './support/changes/devices.ts';
import { formChanges } from './support/changes/forms.ts';
import { ownDataChanges } from './support/changes/ownData.ts';
import { twoStepChanges } from './support/changes/twoStep.ts';
import { rowChanges } from './support/changes/rows.ts';
import { studentChanges } from './support/changes/students.ts';
import { createTestData } from './support/testData.ts';
import { openVisitorPage, registerAndSignIn, signInWithApi, getDemoAccount } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

const desktop = { labels: labelsByLanguage.en, theme: 'light', width: 1280, height: 900 } as const;

const changes = [
  ...formChanges,
  ...rowChanges,
  ...studentChanges,
  ...deviceChanges,
  ...twoStepChanges,
  ...ownDataChanges,
];

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

/** Records the status codes of the responses to an operation. */
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
  // The first five need no session. The sixth needs a mail server, the seventh ends the session, and the eighth changes nothing. The ninth is
  // sent in the background: it waits on the device until the user has signed in again. The tenth is sent when a user cancels an upload, which
  // expires anyway. Before the next two, signing in again takes a code: see twoStep.spec.ts. The last six need a host with a name: see
  // passkeys.spec.ts.
  const others = [
    'login',
    'register',
    'resetPassword',
    'requestPasswordResetMail',
    'confirmEmail',
    'requestEmailConfirmationMail',
    'logout',
    'listNotifications',
    'saveProgress',
    'deleteVideoUpload',
    'turnOffTwoStep',
    'replaceRecoveryCodes',
    'startPasskeySignIn',
    'signInWithPasskey',
    'startPasskeySetup',
    'addPasskey',
    'renamePasskey',
    'deletePasskey',
  ];
  const known = new Set([...changes.map(({ operation }) => operation), ...others]);
  expect([...known].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});

for (const { operation, variant, role, prepare, expectSuccess, expectedCallCount = 1 } of changes) {
  test(`${operation}${variant ? ` ${variant}` : ''} is completed after signing in again`, async ({ browser }) => {
    const page = await openVisitorPage(browser, desktop);
    const title = `Expired ${operation} ${String(Date.now()).slice(-5)}`;
    const testData = await createTestData(page.request, title, async () => (await readSession(page)).access_token);
    const account =
      role === 'student' ? await registerAndSignIn(page, `student-${testData.email}`) : getDemoAccount('admin');
    if (role === 'student') await testData.enrolUser((await readSession(page)).data.id);
    else await signInWithApi(page, account);
    // If the notification stream opened after the session ended, it would notice the end before the press does.
    const isStream = (response: Response) => response.url().endsWith('/api/notifications/stream');
    const listening = page.waitForResponse(isStream, { timeout: 60_000 });
    const press = await prepare(page, testData);
    await expect(press).toBeEnabled();
    await listening;
    // The server ends the stream with the session. The next stream would notice the end before the press does, too.
    await page.route('**/api/notifications/stream', () => {});
    const statuses = listen(page, operation);
    const { access_token: token } = await readSession(page);
    await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    await press.click();

    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog).toHaveCount(0);

    await expectSuccess(page, testData);
    const done = () => statuses.filter((status) => status < 300).length;
    await expect.poll(done).toBe(expectedCallCount);
    // An additional call would have been made by now.
    await page.waitForTimeout(500);
    expect(done(), statuses.join(', ')).toBe(expectedCallCount);
    expect(statuses.filter((status) => ![200, 201, 204, 401].includes(status))).toEqual([]);
    await testData.deleteAll();
    await page.context().close();
  });
}
