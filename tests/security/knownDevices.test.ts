import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../apps/api/src/db/database.ts';
import { openTestDatabase } from '../../apps/api/test/support/database.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { TestApp } from '../../apps/api/test/support/testApp.ts';

// Password guessing must not lock the owner out, and guessing from many networks must not help.

const email = 'mona@example.com';
const password = 'qalam-azraq-71';
const newPassword = 'waraq-akhdar-88';
const home = '10.0.0.1';

let database: Database;
let server: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await server.close();
  for (const table of ['throttles', 'sessions', 'users'] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

interface SignIn {
  password?: string;
  ip?: string;
  cookie?: string | undefined;
  account?: string;
  on?: TestApp;
}

const signIn = ({ password: given = password, ip = home, cookie, account = email, on = server }: SignIn = {}) =>
  on.call<{ access_token: string }>('POST', '/login', {
    json: { email: account, password: given },
    ip,
    headers: cookie === undefined ? {} : { cookie },
  });
const getStatus = async (attempt: SignIn) => (await signIn(attempt)).status;

/** Returns the cookie that a browser stores from a response. */
const getCookie = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0];

async function register(account = email, ip = home) {
  const form = { name: 'منى', email: account, password, password_confirmation: password };
  return server.call<{ access_token: string }>('POST', '/register', { form, ip });
}

/** Guesses from many networks. Returns the last status. */
async function guess(times: number, networkOf: (round: number) => string): Promise<number> {
  let status = 0;
  for (let round = 0; round < times; round += 1) status = await getStatus({ password: 'wrong', ip: networkOf(round) });
  return status;
}

describe('strangers', () => {
  test('who fail ten times lock the account for their own network alone', async () => {
    server = await createTestApp({ database });
    await register();
    expect(await guess(10, () => '10.6.6.6')).toBe(401);
    expect(await getStatus({ ip: '10.6.6.6' })).toBe(429);
    expect(await getStatus({ ip: home })).toBe(200);
  });

  test('from many networks are stopped by the cap of the account, which a known device does not feel', async () => {
    // The limit is ten times as high.
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT: '2' } });
    const cookie = getCookie(await register());
    expect(await guess(20, (round) => `10.6.${round}.1`)).toBe(401);
    // The correct password from a new network is rejected too: it could be another guess.
    expect(await getStatus({ ip: '10.7.0.1', password: 'wrong' })).toBe(429);
    expect(await getStatus({ ip: '10.7.0.2' })).toBe(429);
    expect(await getStatus({ cookie })).toBe(200);
    expect(await getStatus({ cookie, ip: '10.7.0.3' })).toBe(200);
  });

  test('in the same network lock neither a known device nor its current password', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ADDRESS: '12' } });
    const registered = await register();
    const cookie = getCookie(registered);
    expect(await guess(10, () => home)).toBe(401);
    for (const other of ['a@example.com', 'b@example.com', 'c@example.com'])
      await signIn({ account: other, password: 'wrong' });
    expect(await getStatus({})).toBe(429);
    const form = { email: 'mona-2@example.com', current_password: password };
    const { access_token: token } = registered.body;
    const changed = await server.call('POST', '/update-profile', {
      token,
      form,
      ip: home,
      headers: { cookie: cookie ?? '' },
    });
    expect(changed.status).toBe(200);
    expect(await getStatus({ cookie, account: 'mona-2@example.com' })).toBe(200);
  });

  test('cannot exceed the cap by guessing in parallel', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '5' } });
    const attempts = [...Array(12).keys()].map((round) => getStatus({ password: 'wrong', ip: `10.6.${round}.1` }));
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('a known device', () => {
  test('has an allowance of its own, wherever it is, and takes nothing from others', async () => {
    server = await createTestApp({ database });
    const cookie = getCookie(await register());
    for (let round = 0; round < 10; round += 1)
      expect(await getStatus({ password: 'wrong', cookie, ip: `10.5.${round}.1` })).toBe(401);
    expect(await getStatus({ cookie, ip: '10.5.99.1' })).toBe(429);
    expect(await getStatus({ ip: home })).toBe(200);
  });

  test('starts from zero after the right password', async () => {
    server = await createTestApp({ database });
    const cookie = getCookie(await register());
    for (let round = 0; round < 3; round += 1) {
      for (let wrong = 0; wrong < 9; wrong += 1) expect(await getStatus({ password: 'wrong', cookie })).toBe(401);
      expect(await getStatus({ cookie })).toBe(200);
    }
  });

  test('is known to every server on the database', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '1' } });
    const cookie = getCookie(await register());
    const second = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '1' } });
    expect(await guess(1, () => '10.6.6.6')).toBe(401);
    expect(await getStatus({ on: second })).toBe(429);
    expect(await getStatus({ on: second, cookie })).toBe(200);
    await second.close();
  });

  test('keeps up to five accounts, and knows each of them', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '1' } });
    let cookie: string | undefined;
    const accounts = [...Array(6).keys()].map((at) => `student-${at}@example.com`);
    for (const account of accounts) {
      await register(account);
      cookie = getCookie(await signIn({ account, cookie }));
    }
    const statuses: number[] = [];
    for (const account of accounts) {
      await signIn({ account, password: 'wrong', ip: '10.6.6.6' });
      statuses.push(await getStatus({ account, cookie }));
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  test('is one no longer after a new password, except where that was chosen', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '1' } });
    const registered = await register();
    const other = getCookie(await signIn({ ip: '10.4.4.4' }));
    const form = { password: newPassword, password_confirmation: newPassword, current_password: password };
    const changed = await server.call('POST', '/update-profile', { token: registered.body.access_token, form });
    expect(changed.status).toBe(200);
    await guess(1, () => '10.6.6.6');
    expect(await getStatus({ password: newPassword, cookie: other })).toBe(429);
    expect(await getStatus({ password: newPassword, cookie: getCookie(changed) })).toBe(200);
  });

  test.each([
    ['a changed signature', (cookie: string) => `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`],
    ['another device id', (cookie: string) => cookie.replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`)],
    ['another account', (cookie: string, other: number) => cookie.replace(/=\d+\./, `=${other}.`)],
    ['a later date', (cookie: string) => cookie.replace(/\.(\d{10})\./, (_, issued) => `.${Number(issued) + 9}.`)],
    ['nothing that can be read', () => 'fanous_device=~~..~%00; fanous_device=1.2.3.4'],
  ])('is not one with %s', async (_name, forge) => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '1' } });
    const cookie = getCookie(await register('other@example.com')) ?? '';
    await register();
    const { id } = await database.db
      .selectFrom('users')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow();
    const ownCookie = getCookie(await signIn()) ?? '';
    await guess(1, () => '10.6.6.6');
    expect(
      await getStatus({ cookie: forge(ownCookie, id) === ownCookie ? forge(cookie, id) : forge(ownCookie, id) }),
    ).toBe(429);
    expect(await getStatus({ cookie: ownCookie })).toBe(200);
  });

  test('is forgotten after a while', async () => {
    server = await createTestApp({
      database,
      environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '1', KNOWN_DEVICE_SECONDS: '60' },
    });
    await register();
    const account = await database.db
      .selectFrom('users')
      .where('email', '=', email)
      .select(['id', 'password_hash'])
      .executeTakeFirstOrThrow();
    const request = { headers: {}, protocol: 'http' as const };
    const issue = (secondsAgo: number) => {
      const headers = server.app.knownDevices.createCookieHeaders(request, account, Date.now() - secondsAgo * 1_000);
      return getCookie({ headers });
    };
    await guess(1, () => '10.6.6.6');
    expect(await getStatus({ cookie: issue(61) })).toBe(429);
    expect(await getStatus({ cookie: issue(50) })).toBe(200);
  });

  test('is known by a cookie that scripts and other sites do not get, and that goes to the API alone', async () => {
    server = await createTestApp({ database, environment: { PUBLIC_URL: 'https://fanous.example' } });
    const { headers } = await register();
    const rules = String(headers['set-cookie']).split('; ').slice(1);
    expect(rules).toEqual(['Path=/api', 'Max-Age=15552000', 'HttpOnly', 'SameSite=Strict', 'Secure']);
    expect(String(headers['set-cookie'])).not.toContain(email);
  });
});

describe('the current password', () => {
  const guessWith = (token: string, ip: string) =>
    server.call('POST', '/update-profile', {
      token,
      ip,
      form: { email: 'new@example.com', current_password: 'a-guess' },
    });

  test('cannot be guessed with a stolen token, also not from network after network', async () => {
    server = await createTestApp({ database });
    const { access_token: token } = (await register()).body;
    for (let round = 0; round < 10; round += 1) expect((await guessWith(token, `10.6.${round}.1`)).status).toBe(422);
    expect((await guessWith(token, '10.7.0.1')).status).toBe(429);
  });

  test('counts together with sign-ins from the same network', async () => {
    server = await createTestApp({ database });
    const { access_token: token } = (await register()).body;
    for (let round = 0; round < 5; round += 1) expect((await guessWith(token, '10.6.6.6')).status).toBe(422);
    expect(await guess(5, () => '10.6.6.6')).toBe(401);
    expect(await getStatus({ ip: '10.6.6.6' })).toBe(429);
    expect((await guessWith(token, '10.6.6.6')).status).toBe(429);
  });

  test('can be given while strangers from many networks have used up the cap of the account', async () => {
    server = await createTestApp({ database, environment: { SIGN_IN_MAX_PER_ACCOUNT_TOTAL: '3' } });
    const { access_token: token } = (await register()).body;
    expect(await guess(4, (round) => `10.6.${round}.1`)).toBe(429);
    const form = { email: 'new@example.com', current_password: password };
    expect((await server.call('POST', '/update-profile', { token, form, ip: home })).status).toBe(200);
  });
});
