import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestFactories } from '../../apps/api/test/authorization/calls.ts';
import { readPolicy } from '../../apps/api/test/authorization/policy.ts';
import type { Caller } from '../../apps/api/test/authorization/policy.ts';
import {
  resetPolicyData,
  getDurableDataFingerprint,
  limitedAdminEmail,
} from '../../apps/api/test/authorization/policyData.ts';
import type { PolicyData } from '../../apps/api/test/authorization/policyData.ts';
import type { Person } from '../../apps/api/test/support/fixtures.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { TestApp } from '../../apps/api/test/support/testApp.ts';

// A request is authorized by its headers. Its rights may end while its body arrives or its password is hashed. Then the request
// must change nothing (decision 42).

const secondLimitedEmail = 'second-limited@example.com';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: `${limitedAdminEmail},${secondLimitedEmail}` } });
});
afterAll(() => server.close());

interface Change {
  /** The role of the caller in the policy after the change. */
  becomes: Caller;
  apply: (world: PolicyData, me: Person) => Promise<void>;
}

const updateUser = (me: Person, values: { role?: 'user'; email?: string }) =>
  server.db.updateTable('users').set(values).where('id', '=', me.id).execute();

const signedOut: Change = {
  becomes: 'anonymous',
  apply: async (_world, me) => void (await server.db.deleteFrom('sessions').where('user_id', '=', me.id).execute()),
};
const deleted: Change = {
  becomes: 'anonymous',
  apply: async ({ otherAdmin }, me) => {
    const { status } = await server.call('DELETE', `/admin/users/${me.id}`, { token: otherAdmin.token });
    expect(status).toBe(204);
  },
};
const demoted: Change = {
  becomes: 'student',
  apply: async (_world, me) => void (await updateUser(me, { role: 'user' })),
};
const limited: Change = {
  becomes: 'limited',
  apply: async (_world, me) => void (await updateUser(me, { email: secondLimitedEmail })),
};
const removedFromCourse: Change = {
  becomes: 'student',
  apply: async ({ a, otherAdmin }, me) => {
    const { status } = await server.call('DELETE', `/courses/${a.id}/users/${me.id}`, { token: otherAdmin.token });
    expect(status).toBe(204);
  },
};
const courseHandedOver: Change = {
  becomes: 'otherTeacher',
  apply: async ({ a, people }) => {
    const { id } = people.otherTeacher;
    await server.db.updateTable('courses').set({ user_id: id }).where('id', '=', a.id).execute();
  },
};

const changes: [Exclude<Caller, 'anonymous'>, string, Change][] = [
  ['admin', 'signed out', signedOut],
  ['admin', 'deleted', deleted],
  ['admin', 'demoted', demoted],
  ['admin', 'limited', limited],
  ['limited', 'signed out', signedOut],
  ['limited', 'demoted', demoted],
  ['owner', 'signed out', signedOut],
  ['owner', 'given another owner of the course', courseHandedOver],
  ['enrolled', 'signed out', signedOut],
  ['enrolled', 'deleted', deleted],
  ['enrolled', 'removed from the course', removedFromCourse],
];

const policy = readPolicy();
const getAccessWord = (call: string, caller: Caller) =>
  policy.find((cell) => cell.call === call && cell.caller === caller)?.outcome;

/** The calls with a body that the caller is allowed to make before the change, but not after it. */
const rows = changes.flatMap(([caller, name, change]) =>
  Object.keys(requestFactories)
    .filter((call) => /^(POST|PUT) /.test(call) && getAccessWord(call, caller) === 'yes')
    .filter((call) => ['401', '403', '404'].includes(String(getAccessWord(call, change.becomes))))
    .map((call): [string, string, string, Change] => [caller, name, call, change]),
);

test('the table holds every kind of change and every call with a body that needs a right', () => {
  expect(new Set(rows.map(([caller, name]) => `${caller} ${name}`)).size).toBe(changes.length);
  expect(new Set(rows.map(([, , call]) => call)).size).toBeGreaterThan(25);
});

describe('rights that end while the body arrives', () => {
  test.each(rows)('%s, %s: %s', async (caller, _name, call, change) => {
    const world = await resetPolicyData(server.db);
    const me = world.people[caller as keyof PolicyData['people']];
    const { status, before } = await sendWhile(call, world, me, () => change.apply(world, me));
    expect([401, 403, 404]).toContain(status);
    expect(await getDurableDataFingerprint(server.db)).toBe(before);
  });
});

describe('rights that end between the body and the write', () => {
  test.each([
    ['signed out', signedOut],
    ['deleted', deleted],
    ['demoted', demoted],
  ] as const)('an admin who is %s while the new password is hashed creates no user', async (_name, change) => {
    const world = await resetPolicyData(server.db);
    const me = world.people.admin;
    const hash = server.app.passwordHasher.hash.bind(server.app.passwordHasher);
    let before = '';
    server.app.passwordHasher.hash = async (password) => {
      const hashed = await hash(password);
      await change.apply(world, me);
      before = await getDurableDataFingerprint(server.db);
      return hashed;
    };
    try {
      const { status } = await sendWhile('POST /admin/create-user, role admin', world, me, async () => undefined);
      expect([401, 403]).toContain(status);
      expect(await getDurableDataFingerprint(server.db)).toBe(before);
    } finally {
      server.app.passwordHasher.hash = hash;
    }
  });
});

/** Sends a call, runs `change` when all but the last bytes of the body have been read, and returns what was stored then. */
async function sendWhile(call: string, world: PolicyData, me: Person, change: () => Promise<void>) {
  const request = requestFactories[call]?.(world, me);
  if (!request) throw new Error(`There is no call ${call}.`);
  const encoded = new Response(request.form ? toFormData(request.form) : JSON.stringify(request.json ?? {}));
  const type = request.form ? (encoded.headers.get('content-type') ?? '') : 'application/json';
  const bytes = Buffer.from(await encoded.arrayBuffer());
  let before: Promise<string> | undefined;
  async function* body() {
    yield bytes.subarray(0, -2);
    await (before ??= change().then(() => getDurableDataFingerprint(server.db)));
    yield bytes.subarray(-2);
  }
  const reply = await server.app.inject({
    method: request.method as 'POST',
    url: `/api${request.path}`,
    headers: { authorization: `Bearer ${me.token}`, 'content-type': type, 'content-length': String(bytes.length) },
    payload: Readable.from(body(), { objectMode: false, highWaterMark: 1 }),
  });
  return { status: reply.statusCode, before: await before };
}

function toFormData(form: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  return data;
}
