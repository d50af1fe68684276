import { argon2 } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from './support/testApp.ts';

vi.mock('node:crypto', { spy: true });

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** Signs in with a wrong password, and returns the cost of each hash that this computes. */
async function getHashCosts(email: string) {
  vi.mocked(argon2).mockClear();
  const { status } = await server.call('POST', '/login', { json: { email, password: 'not-the-password' } });
  expect(status).toBe(401);
  return vi.mocked(argon2).mock.calls.map(([, { memory, passes, parallelism }]) => ({ memory, passes, parallelism }));
}

test('an unknown e-mail costs as much as a wrong password, so that the time shows no accounts', async () => {
  const password = 'qalam-azraq-71';
  const form = { name: 'منى السيد', email: 'known@example.com', password, password_confirmation: password };
  expect((await server.call('POST', '/register', { form })).status).toBe(201);
  // The first unknown address also computes the hash that stands for all of them.
  await getHashCosts('first-unknown@example.com');
  const costs = await getHashCosts('known@example.com');
  expect(costs).toHaveLength(1);
  expect(await getHashCosts('unknown@example.com')).toEqual(costs);
});
