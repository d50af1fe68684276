import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpiredIdempotencyKeys } from '../src/contract/idempotency.repository.ts';
import { readOperations } from '../src/contract/document.ts';
import { requestFactories } from './authorization/calls.ts';
import type { PolicyRequest } from './authorization/calls.ts';
import { resetPolicyData, getDurableDataFingerprint } from './authorization/policyData.ts';
import type { PolicyData } from './authorization/policyData.ts';
import { openTestDatabase } from './support/database.ts';
import { createPdf } from './support/sampleFiles.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Create calls accept `Idempotency-Key`: the same key and caller get the same response for 24 hours (decision 44).

let server: TestApp;
/** A second server on the same database. */
let other: TestApp;
let close: () => Promise<void>;
let world: PolicyData;

beforeAll(async () => {
  const database = await openTestDatabase();
  server = await createTestApp({ database });
  other = await createTestApp({ database });
  close = () => database.close();
});
beforeEach(async () => {
  world = await resetPolicyData(server.db);
});
afterAll(async () => {
  await server.close();
  await other.close();
  await close();
});

async function send(
  { method, path, json, form }: PolicyRequest,
  key: string,
  given: { token?: string; to?: TestApp } = {},
) {
  const { token = world.people.admin.token, to = server } = given;
  const body = form && new Response(toFormData(form));
  const reply = await to.app.inject({
    method: method as 'POST',
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(body && { 'content-type': body.headers.get('content-type') ?? '' }),
    },
    ...(json !== undefined && { payload: JSON.stringify(json) }),
    ...(body && { payload: Buffer.from(await body.arrayBuffer()) }),
  });
  return { status: reply.statusCode, text: reply.body, type: reply.headers['content-type'] };
}

function toFormData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Needs what a device has signed. `passkeys.test.ts` sends it twice. */
const testedElsewhere = 'addPasskey';
const keyed = [...readOperations().values()].filter(({ id, headers }) => headers && id !== testedElsewhere);
const toPattern = (url: string) => new RegExp(`^POST ${url.replaceAll(/:\w+/g, '[^/]+')}$`);
/** The calls of the access policy that create something, with their operations. */
const creating = Object.entries(requestFactories).flatMap(([call, make]) => {
  const found = keyed.find(({ url }) => toPattern(url).test(call.replace(/,.*| for oneself| with another.*/, '')));
  return found ? [{ call, id: found.id, make }] : [];
});

test('every create operation accepts a key, and is tested below', () => {
  const creators = [...readOperations().keys()].filter((id) => /^(create|register|duplicate|setOptions)/.test(id));
  expect(keyed.map(({ id }) => id).toSorted()).toEqual(creators.toSorted());
  expect([...new Set(creating.map(({ id }) => id))].toSorted()).toEqual(creators.toSorted());
});

describe.each(creating)('$call', ({ make }) => {
  test('sent again: the same response, and nothing else is created', async () => {
    const key = randomUUID();
    const request = make(world, world.people.admin);
    const first = await send(request, key);
    const after = await getDurableDataFingerprint(server.db);
    const second = await send(request, key);
    expect([200, 201]).toContain(first.status);
    expect(second).toEqual(first);
    expect(await getDurableDataFingerprint(server.db)).toBe(after);
  });

  test('sent to two servers in parallel: both return the same response', async () => {
    const key = randomUUID();
    const request = make(world, world.people.admin);
    const [first, second] = await Promise.all([send(request, key), send(request, key, { to: other })]);
    const after = await getDurableDataFingerprint(server.db);
    expect([200, 201]).toContain(first.status);
    expect(second).toEqual(first);
    // The call ran once. Sending it a third time changes nothing.
    expect(await send(request, key)).toEqual(first);
    expect(await getDurableDataFingerprint(server.db)).toBe(after);
  });
});

const quiz = (title = 'اختبار') => ({
  method: 'POST',
  path: '/quizzes',
  form: { course_id: String(world.a.id), title, description: 'على الباب الأول' },
});
const countQuizzes = async () => (await server.db.selectFrom('quizzes').select('id').execute()).length;

test('twenty parallel calls create one quiz', async () => {
  const before = await countQuizzes();
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => send(quiz(), key, at % 2 ? { to: other } : {})),
  );
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await countQuizzes()).toBe(before + 1);
});

test('without a key or with another one, a new row is created', async () => {
  const before = await countQuizzes();
  await send(quiz(), randomUUID());
  await send(quiz(), randomUUID());
  await server.call('POST', '/quizzes', { token: world.people.admin.token, form: quiz().form });
  expect(await countQuizzes()).toBe(before + 3);
});

test('the same key with another body or path is rejected', async () => {
  const key = randomUUID();
  await send(quiz('الأول'), key);
  const before = await getDurableDataFingerprint(server.db);
  const body = await send(quiz('الثاني'), key);
  const path = await send({ method: 'POST', path: `/questions/${world.question.id}/duplicate` }, key);
  for (const reply of [body, path])
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
  expect(await getDurableDataFingerprint(server.db)).toBe(before);
});

test('files are compared by their bytes', async () => {
  const key = randomUUID();
  const summary = (content: Buffer, name: string) => ({
    method: 'POST',
    path: '/summaries',
    form: { course_id: String(world.a.id), lecture_name: 'الثانية', pdf: new File([new Uint8Array(content)], name) },
  });
  const first = await send(summary(createPdf(100), 'a.pdf'), key);
  expect(await send(summary(createPdf(100), 'b.pdf'), key)).toEqual(first);
  expect((await send(summary(createPdf(101), 'a.pdf'), key)).status).toBe(422);
});

test('errors are not stored: the corrected form is saved with the same key', async () => {
  const key = randomUUID();
  const before = await countQuizzes();
  expect((await send(quiz(''), key)).status).toBe(422);
  expect((await send(quiz('اختبار'), key)).status).toBe(201);
  expect(await countQuizzes()).toBe(before + 1);

  // This also holds for a limit that is detected only while the file is written.
  const again = randomUUID();
  const course = requestFactories['POST /courses']?.(world, world.people.admin);
  if (!course?.form) throw new Error('There is no such call.');
  const taken = await send({ ...course, form: { ...course.form, slug: world.a.slug } }, again);
  expect([taken.status, (await send(course, again)).status]).toEqual([422, 201]);
});

test('a key belongs to one account', async () => {
  const key = randomUUID();
  const first = await send(quiz(), key);
  const second = await send(quiz(), key, { token: world.people.owner.token });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.text).not.toBe(first.text);
});

test('a caller who lost the right does not get the stored response', async () => {
  const { owner, otherTeacher } = world.people;
  const key = randomUUID();
  expect((await send(quiz(), key, { token: owner.token })).status).toBe(201);
  await server.db.updateTable('courses').set({ user_id: otherTeacher.id }).where('id', '=', world.a.id).execute();
  expect((await send(quiz(), key, { token: owner.token })).status).toBe(403);
  await server.db.deleteFrom('sessions').where('user_id', '=', owner.id).execute();
  expect((await send(quiz(), key, { token: owner.token })).status).toBe(401);
});

test('a quota used by the first call does not reject the second one', async () => {
  const database = await openTestDatabase();
  const small = await createTestApp({ database, environment: { MAX_SUMMARY_BYTES_PER_USER: '1024' } });
  world = await resetPolicyData(small.db);
  // The summary of the policy data has a size of zero.
  const file = new File([new Uint8Array(createPdf(900))], 'a.pdf');
  const form = { course_id: String(world.a.id), lecture_name: 'الثانية', pdf: file };
  const request = { method: 'POST', path: '/summaries', form };
  const key = randomUUID();
  const replies = await Promise.all([send(request, key, { to: small }), send(request, key, { to: small })]);
  replies.push(await send(request, key, { to: small }));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(replies[1]).toEqual(replies[0]);
  expect((await send(request, randomUUID(), { to: small })).status).toBe(422);
  await small.close();
  await database.close();
});

test('a key is free after 24 hours, and the cleanup deletes it', async () => {
  const key = randomUUID();
  const first = await send(quiz(), key);
  const age = (hours: number) =>
    sql`update idempotency_keys set created_at = now() - make_interval(hours => ${hours})`.execute(server.db);
  await age(23);
  await deleteExpiredIdempotencyKeys(server.db);
  expect(await send(quiz(), key)).toEqual(first);
  await age(25);
  const second = await send(quiz(), key);
  expect(second.text).not.toBe(first.text);
  expect(await send(quiz(), key)).toEqual(second);
  await age(25);
  await deleteExpiredIdempotencyKeys(server.db);
  expect(await server.db.selectFrom('idempotency_keys').select('id').execute()).toEqual([]);
});

test('the table contains no readable keys, passwords or tokens', async () => {
  const key = randomUUID();
  const request = requestFactories['POST /register']?.(world, world.people.admin);
  if (!request) throw new Error('There is no such call.');
  const { text } = await send(request, key);
  const { access_token } = JSON.parse(text) as { access_token: string };
  const rows = await server.db.selectFrom('idempotency_keys').selectAll().execute();
  const stored = rows.map(({ id, request, answer }) => Buffer.concat([id, request, answer ?? Buffer.alloc(0)]));
  expect(stored.length).toBe(1);
  for (const secret of [key, access_token, 'salma@example.com', 'nile-lantern-42'])
    expect(stored[0]?.includes(secret)).toBe(false);
});

test.each(['short', 'x'.repeat(201), 'with a space in it'])('«%s» is not a valid key', async (key) => {
  const { status, text } = await send(quiz(), key);
  expect(status).toBe(422);
  expect(Object.keys((JSON.parse(text) as { errors: object }).errors)).toEqual(['Idempotency-Key']);
});
