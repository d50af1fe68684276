import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../../apps/api/test/support/fixtures.ts';
import type { Person } from '../../apps/api/test/support/fixtures.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { TestApp } from '../../apps/api/test/support/testApp.ts';

// Two requests in parallel, repeated many times. The rules hold whichever request is first.

const rounds = 200;
const listedEmail = 'listed@example.com';

let server: TestApp;
let admin: Person;

beforeAll(async () => {
  server = await createTestApp({
    environment: { LIMITED_ADMIN_EMAILS: listedEmail, SIGN_IN_MAX_PER_ACCOUNT: '100000' },
  });
  admin = await addPerson(server.db, 'admin');
  // Password hashing does not matter for these races.
  const { passwordHasher } = server.app;
  passwordHasher.hash = (password) => pauseBriefly().then(() => `plain:${password}`);
  passwordHasher.verify = (password, hash) => pauseBriefly().then(() => hash === `plain:${password}`);
  passwordHasher.isOutdatedHash = () => false;
});
afterAll(() => server.close());

/** Lets the other request go first about half of the time. */
async function pauseBriefly(): Promise<void> {
  for (let ticksLeft = Math.floor(Math.random() * 6); ticksLeft > 0; ticksLeft -= 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

const startPassword = 'qalam-azraq-71';
const stolenPassword = 'waraq-akhdar-88';
const resetPassword = 'misbah-qadim-53';
const twice = (password: string) => ({ password, password_confirmation: password });

async function addStudent(): Promise<Person> {
  const person = await addPerson(server.db);
  await server.db
    .updateTable('users')
    .set({ password_hash: `plain:${startPassword}` })
    .where('id', '=', person.id)
    .execute();
  return person;
}

const updateProfile = (person: Person, form: Record<string, string>) =>
  server.call<{ access_token?: string }>('POST', '/update-profile', {
    token: person.token,
    form: { ...form, current_password: startPassword },
  });
const updateAsAdmin = (id: number, form: Record<string, string>) =>
  server.call('POST', `/admin/update-user/${id}`, { token: admin.token, form });
const findUser = (id: number) =>
  server.db.selectFrom('users').where('id', '=', id).select(['email', 'role', 'password_hash']).executeTakeFirst();
const countSessions = async (id: number) =>
  (await server.db.selectFrom('sessions').where('user_id', '=', id).select('id').execute()).length;

async function repeat(round: () => Promise<void>): Promise<void> {
  for (let at = 0; at < rounds; at += 1) await round();
}

test('a password that an admin resets stays reset, whatever profile update is under way', async () => {
  await repeat(async () => {
    const student = await addStudent();
    const [profile, reset] = await Promise.all([
      updateProfile(student, twice(stolenPassword)),
      updateAsAdmin(student.id, twice(resetPassword)),
    ]);
    expect(reset.status).toBe(200);
    expect([200, 401, 422]).toContain(profile.status);
    expect((await findUser(student.id))?.password_hash).toBe(`plain:${resetPassword}`);
    expect(await countSessions(student.id)).toBe(0);
  });
}, 120_000);

test('of two changes of one password with one token, one wins and leaves one session', async () => {
  await repeat(async () => {
    const student = await addStudent();
    const replies = await Promise.all([
      updateProfile(student, twice(stolenPassword)),
      updateProfile(student, twice(resetPassword)),
    ]);
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await countSessions(student.id)).toBe(1);
    const token = winners[0]?.body.access_token;
    expect((await server.call('GET', `/users/${student.id}`, { token })).status).toBe(200);
  });
}, 120_000);

test('an account that becomes a limited admin cannot replace its listed e-mail at the same moment', async () => {
  await repeat(async () => {
    const student = await addStudent();
    const ownEmail = `own-${student.id}@example.com`;
    const [profile, promotion] = await Promise.all([
      updateProfile(student, { email: ownEmail }),
      updateAsAdmin(student.id, { email: listedEmail, role: 'admin' }),
    ]);
    expect(promotion.status).toBe(200);
    expect([200, 403, 422]).toContain(profile.status);
    expect(await findUser(student.id)).toMatchObject({ role: 'admin', email: listedEmail });
    await server.db.deleteFrom('users').where('id', '=', student.id).execute();
  });
}, 120_000);

test('a deleted admin creates no users', async () => {
  await repeat(async () => {
    const leaving = await addPerson(server.db, 'admin');
    const email = `made-by-${leaving.id}@example.com`;
    const form = { name: 'سلمى', email, ...twice(startPassword), role: 'admin' };
    const create = () => server.call('POST', '/admin/create-user', { token: leaving.token, form });
    const [removed, created] = await Promise.all([
      server.call('DELETE', `/admin/users/${leaving.id}`, { token: admin.token }),
      create(),
    ]);
    expect(removed.status).toBe(204);
    expect([201, 401]).toContain(created.status);
    const isThere = await server.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirst();
    expect(isThere !== undefined).toBe(created.status === 201);
    // After the response to the deletion, the token of the deleted admin is invalid.
    expect((await create()).status).toBe(401);
  });
}, 120_000);
