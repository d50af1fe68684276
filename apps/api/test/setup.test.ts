import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { openTestDatabase } from './support/database.ts';
import { addPerson } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// The set-up link creates the first admin only.

let database: Database;
const servers: TestApp[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await database.db.deleteFrom('users').execute();
});
afterAll(() => database.close());

async function start(setupKey: string): Promise<TestApp> {
  const server = await createTestApp({ database, setupKey });
  servers.push(server);
  return server;
}

const open = async ({ app }: TestApp, key: string) => (await app.inject(`/setup?key=${key}`)).statusCode;

async function submit({ app }: TestApp, key: string, email = 'owner@example.com'): Promise<number> {
  const form = new URLSearchParams({ key, name: 'منى', email, password: 'qalam-azraq-71' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.inject({ method: 'POST', url: '/setup', headers, payload: form.toString() })).statusCode;
}

const admins = () => database.db.selectFrom('users').where('role', '=', 'admin').select('email').execute();

test('a link stops working when another way creates an admin', async () => {
  const server = await start('first-key');
  expect(await open(server, 'first-key')).toBe(200);
  await addPerson(database.db, 'admin');
  expect(await open(server, 'first-key')).toBe(404);
  expect(await submit(server, 'first-key')).toBe(404);
  expect(await admins()).toHaveLength(1);
});

test('with two servers, one link creates the admin and the other stops working', async () => {
  const [first, second] = [await start('first-key'), await start('second-key')];
  expect(await submit(first, 'first-key')).toBe(303);
  expect([await open(second, 'second-key'), await submit(second, 'second-key', 'b@example.com')]).toEqual([404, 404]);
});

test('two links used in parallel create one admin', async () => {
  const [first, second] = [await start('first-key'), await start('second-key')];
  for (let round = 0; round < 20; round += 1) {
    const statuses = await Promise.all([
      submit(first, 'first-key', 'a@example.com'),
      submit(second, 'second-key', 'b@example.com'),
    ]);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 404]);
    expect(await admins()).toHaveLength(1);
    await database.db.deleteFrom('users').execute();
  }
});

test('a link works while the only admin has no password', async () => {
  const server = await start('first-key');
  const { id } = await addPerson(database.db, 'admin');
  await database.db.updateTable('users').set({ password_hash: '!' }).where('id', '=', id).execute();
  expect(await submit(server, 'first-key')).toBe(303);
});

test('a duplicate e-mail is an error, and the link still works', async () => {
  const server = await start('first-key');
  await addPerson(database.db, 'user', { email: 'owner@example.com' });
  expect(await submit(server, 'first-key')).toBe(422);
  expect(await submit(server, 'first-key', 'other@example.com')).toBe(303);
});
