import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readOperations } from '../src/contract/document.ts';
import type { Operation } from '../src/contract/document.ts';
import { createSession } from '../src/features/auth/sessions.repository.ts';
import {
  SeededRandom,
  createRandomObject,
  pickPathParam,
  createFieldValue,
  unusualFieldValues,
  createNestedJson,
  unusualBodies,
} from './support/badInputs.ts';
import { addCategories, addCourse, addPerson, addQuiz, addVideo, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { multipartBoundary, createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Sends hundreds of malformed requests to every operation, as a full admin. Each gets a response, and none is a server
// error. `call` checks the format of every error.

vi.setConfig({ testTimeout: 240_000 });

const rounds = 100;
const smallPdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
let server: TestApp;
let admin: Person;
let seasons = 0;

beforeAll(async () => {
  server = await createTestApp({ environment: { SIGN_IN_MAX_PER_ACCOUNT: '100000' } });
  admin = await addPerson(server.db, 'admin');
});
beforeEach(async () => {
  const { db } = server;
  const { ids } = await addCategories(db, `الثانوية ${(seasons += 1)}`, ['رياضيات']);
  const course = await addCourse(db, admin.id, { categoryIds: ids });
  const student = await addPerson(db);
  await enrolUser(db, student.id, course.id);
  await addVideo(db, course.id);
  await addQuiz(db, course.id, [3, 2]);
});
afterAll(() => server.close());

const operations = [...readOperations().values()].filter(({ isEventStream }) => !isEventStream);

test.each(operations.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s survives broken requests',
  async (id, operation) => {
    const chance = new SeededRandom(Buffer.from(id).reduce((sum, byte) => sum * 31 + byte, 7));
    const failures: unknown[] = [];
    for (const bad of [...Array.from({ length: rounds }, () => undefined), ...badFields(operation)]) {
      const request = createRequest(operation, chance, bad);
      const reply = await server.call(operation.method, request.path, { token: admin.token, ...request.options });
      if (reply.status >= 500) failures.push([reply.status, request]);
      if (reply.status === 401) admin = { ...admin, token: await createSession(server.db, admin.id) };
    }
    expect(failures).toEqual([]);
  },
);

test('a body that is nested too deeply is rejected for everyone', async () => {
  const headers = { 'content-type': 'application/json' };
  const login = (levels: number) =>
    server.call('POST', '/login', { headers, payload: createNestedJson('password', levels), language: 'en' });
  expect(await login(10_000)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(await login(21)).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(await login(20)).toMatchObject({ status: 422, body: { errors: { password: ['This has to be text.'] } } });
});

/** One field and its bad value. All other fields are valid, so that the value passes as many checks as possible. */
interface BadField {
  name: string;
  value: unknown;
}

function badFields({ query, body }: Operation): BadField[] {
  const names = [query, body?.schema].flatMap((schema) => Object.keys(schema?.properties ?? {}));
  return names.flatMap((name) => unusualFieldValues.map((value) => ({ name, value })));
}

function createRequest({ url, query, body }: Operation, chance: SeededRandom, bad?: BadField) {
  // Some requests are invalid everywhere, some in one place, and some not at all: only those reach the rules after the schema.
  const fit = bad ? 1 : chance.pick([0.5, 0.9, 0.97, 1]);
  const place = url.replaceAll(/:\w+/g, () => (bad ? chance.pick(['1', '2', '3']) : pickPathParam(chance)));
  const search = Object.entries(query?.properties ?? {}).flatMap(([name, rule]) =>
    name === bad?.name || chance.nextBoolean(0.5)
      ? [`${name}=${encodeURIComponent(toText(name === bad?.name ? bad.value : createFieldValue(chance, rule, fit)))}`]
      : [],
  );
  if (fit === 0.5 && chance.nextBoolean(0.2)) search.push(...search, 'extra[a]=1', '__proto__=1');
  const path = search.length > 0 ? `${place}?${search.join('&')}` : place;
  if (!body) return { path, options: {} };
  const own = bad && body.schema.properties?.[bad.name] ? { [bad.name]: bad.value } : {};
  const given = { ...createRandomObject(chance, body.schema, fit), ...own };
  if (body.mediaType === 'application/json') {
    const payload = fit === 0.5 && chance.nextBoolean(0.4) ? chance.pick(unusualBodies) : JSON.stringify(given);
    return { path, options: { payload, headers: { 'content-type': 'application/json' } } };
  }
  const fields = Object.entries(given).flatMap(([name, value]) => {
    const part = `--${multipartBoundary}\r\ncontent-disposition: form-data; name="${name}"`;
    const text = toText(value);
    // A file field is omitted, gets a file, or gets an invalid text.
    if (body.files.has(name) && !chance.nextBoolean((1 - fit) / 5))
      return chance.nextBoolean(0.5) ? [`${part}; filename="a.pdf"\r\n\r\n${smallPdf}\r\n`] : [];
    if (chance.nextBoolean((1 - fit) / 5)) return [`${part}; filename="a.png"\r\n\r\n${text}\r\n`];
    return chance.nextBoolean(0.05)
      ? [`${part}\r\n\r\n${text}\r\n`, `${part}\r\n\r\n1\r\n`]
      : [`${part}\r\n\r\n${text}\r\n`];
  });
  const end = fit === 0.5 && chance.nextBoolean(0.1) ? '' : `--${multipartBoundary}--\r\n`;
  return {
    path,
    options: {
      payload: fields.join('') + end,
      headers: { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` },
    },
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
