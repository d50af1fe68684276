import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '../src/contract/document.ts';
import type { LimitName, Schema } from '../src/contract/schema.ts';
import { requestFactories } from './authorization/calls.ts';
import type { PolicyRequest } from './authorization/calls.ts';
import { resetPolicyData } from './authorization/policyData.ts';
import type { PolicyData } from './authorization/policyData.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Every field limit is a setting (decision 31). The server enforces it, names it in errors, and sends it to the forms.

let server: TestApp;
let world: PolicyData;
beforeAll(async () => {
  server = await createTestApp({
    environment: {
      MAX_NAME_LENGTH: '30',
      MAX_DESCRIPTION_LENGTH: '120',
      MAX_PRICE: '2000000',
      PASSWORD_MIN_LENGTH: '12',
      PASSWORD_MAX_LENGTH: '140',
      MEDIA_LINK_SECONDS: '7200',
    },
  });
  world = await resetPolicyData(server.db);
});
afterAll(() => server.close());

/** A value just above the limit, a value at the limit, and the message for the first. */
const values: Record<LimitName, { over: string; within: string; message: string }> = {
  name: { over: 'س'.repeat(31), within: 'س'.repeat(30), message: 'Enter at most 30 characters.' },
  description: { over: 'س'.repeat(121), within: 'س'.repeat(120), message: 'Enter at most 120 characters.' },
  price: { over: '2000000.01', within: '2000000', message: 'This has to be at most 2,000,000.' },
  password: {
    over: `qalam-azraq${'x'.repeat(130)}`,
    within: 'qalam-azraq-71',
    message: 'Enter at most 140 characters.',
  },
};

const getLimit = (schema: Schema) => schema['x-limit'];
const rows = [...readOperations().values()].flatMap(({ id, method, url, body }) =>
  Object.entries(body?.schema.properties ?? {}).flatMap(([field, schema]): [string, string, LimitName, string][] => {
    const limit = getLimit(schema);
    return limit ? [[id, field, limit, `${method} ${url}`]] : [];
  }),
);

test('the table has every kind of limit, for every create and update call', () => {
  expect(new Set(rows.map(([, , limit]) => limit)).size).toBe(4);
  expect(rows.map(([id, field]) => `${id} ${field}`)).toEqual(
    expect.arrayContaining([
      'register name',
      'updateProfile password',
      'createUser password_confirmation',
      'createMainCategory name',
      'updateCategory name',
      'createCourse description',
      'updateCourse price',
      'createVideo title',
      'updateRecord title',
      'createPdf title',
      'updateQuiz description',
      'createSummary lecture_name',
    ]),
  );
});

/** Gets the call of the access policy for an operation, with existing ids. */
function findCall(operation: string): PolicyRequest {
  for (const make of Object.values(requestFactories)) {
    const request = make(world, world.people.admin);
    const [method, path = ''] = operation.split(/ (?=\/)/);
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '\\d+')}$`);
    if (request.method === method && pattern.test(request.path)) return request;
  }
  throw new Error(`There is no call ${operation}.`);
}

const sendField = (operation: string, field: string, value: string) => {
  const { method, path, form, json } = findCall(operation);
  const token = path === '/register' ? undefined : world.people.admin.token;
  const plain = Object.entries(form ?? {}).flatMap(([name, item]) => (typeof item === 'string' ? [[name, item]] : []));
  if (form === undefined)
    return server.call<ProblemBody>(method, path, {
      token,
      json: { ...(json as object), [field]: value },
      language: 'en',
    });
  return server.call<ProblemBody>(method, path, {
    token,
    form: { ...Object.fromEntries(plain), [field]: value },
    language: 'en',
  });
};

describe('a field above the configured limit is rejected, and the message names the limit', () => {
  test.each(rows)('%s: %s', async (_id, field, limit, operation) => {
    const { over, within, message } = values[limit];
    const refused = await sendField(operation, field, over);
    expect([refused.status, refused.body.errors?.[field]]).toEqual([422, [message]]);
    // Other fields may be missing. This field is valid.
    const taken = await sendField(operation, field, within);
    expect(taken.body?.errors?.[field] ?? []).not.toContain(message);
  });
});

test('a password below the configured length is rejected', async () => {
  const { body } = await sendField('POST /register', 'password', 'qalam-azraq');
  expect(body.errors?.['password']).toEqual(['Enter at least 12 characters.']);
});

test('a password longer than the default 128 characters can be used', async () => {
  const password = `qalam-azraq-${'ب'.repeat(125)}`;
  const account = { name: 'منى', email: 'long@example.com', password };
  const made = await server.call('POST', '/register', { form: { ...account, password_confirmation: password } });
  expect(made.status).toBe(201);
  const { email } = account;
  expect((await server.call('POST', '/login', { json: { email, password } })).status).toBe(200);
});

test('a price above the default limit is stored', async () => {
  const { status } = await server.call('POST', `/courses/${world.a.id}`, {
    token: world.people.admin.token,
    form: { price: '1999999.5' },
  });
  expect(status).toBe(200);
  expect((await server.call('GET', '/courses/course-a', { token: world.people.admin.token })).body['price']).toBe(
    1_999_999.5,
  );
});

test('settings and the served contract have the configured limits', async () => {
  const { body } = await server.call<{ limits: Record<string, number> }>('GET', '/settings');
  expect(body.limits).toMatchObject({
    name_max: 30,
    description_max: 120,
    price_max: 2_000_000,
    password_min: 12,
    password_max: 140,
  });
  const contract = await server.app.inject('/api/openapi.json');
  const { components } = contract.json<{
    components: { schemas: Record<string, { properties: Record<string, Schema> }> };
  }>();
  const { name, password } = components.schemas['RegisterRequest']?.properties ?? {};
  expect([name?.maxLength, password?.minLength, password?.maxLength]).toEqual([30, 12, 140]);
});

test('a signed link has the configured lifetime', async () => {
  const { body } = await server.call<{ url: string }>('GET', `/courses/${world.a.id}/pdfs/${world.pdf}`, {
    token: world.people.admin.token,
  });
  const end = Number(new URL(body.url, 'http://x').searchParams.get('exp'));
  const left = end - Date.now() / 1_000;
  expect(left).toBeGreaterThan(7_190);
  expect(left).toBeLessThanOrEqual(10_800);
});
