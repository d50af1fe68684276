import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { lockCourse } from '../src/features/courses/courseEditing.repository.ts';
import { unsubscribeFromCourse } from '../src/features/courses/membership.repository.ts';
import { requestFactories } from './authorization/calls.ts';
import { readPolicy } from './authorization/policy.ts';
import type { Caller } from './authorization/policy.ts';
import { resetPolicyData, getDurableDataFingerprint, limitedAdminEmail } from './authorization/policyData.ts';
import type { PolicyData } from './authorization/policyData.ts';
import type { Person } from './support/fixtures.ts';
import { waitForBlockedConnections } from './support/lockWaits.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// A write waits for another transaction that is removing a right. Without a lock, the write could commit after the right is
// gone. The embedded database runs one transaction at a time.

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ environment: { LIMITED_ADMIN_EMAILS: limitedAdminEmail } });
});
afterAll(() => server.close());

interface Change {
  /** The policy column of the caller after the change. */
  becomes: Caller;
  apply: (db: Db, world: PolicyData, me: Person) => Promise<unknown>;
}

const changes: [Caller, string, Change][] = [
  [
    'enrolled',
    'removed from the course',
    { becomes: 'student', apply: (db, { a }, me) => unsubscribeFromCourse(db, me.id, a.id) },
  ],
  [
    'owner',
    'given another owner of the course',
    {
      becomes: 'otherTeacher',
      apply: async (db, { a, people }) => {
        await lockCourse(db, a.id);
        await db.updateTable('courses').set({ user_id: people.otherTeacher.id }).where('id', '=', a.id).execute();
      },
    },
  ],
];

const policy = readPolicy();
const getOutcome = (call: string, caller: Caller) =>
  policy.find((cell) => cell.call === call && cell.caller === caller)?.outcome;

/** Every writing call that the caller may make before the change and not after it. */
const rows = changes.flatMap(([caller, name, change]) =>
  Object.keys(requestFactories)
    .filter((call) => /^(POST|PUT|DELETE) /.test(call) && getOutcome(call, caller) === 'yes')
    .filter((call) => ['401', '403', '404'].includes(String(getOutcome(call, change.becomes))))
    .map((call): [string, string, string, Change] => [caller, name, call, change]),
);

test('the table has writes of subscribers and of owners', () => {
  const callers = rows.map(([caller]) => caller);
  expect(new Set(callers)).toEqual(new Set(['enrolled', 'owner']));
  expect(rows.length).toBeGreaterThan(10);
});

describe('a write waits for a running change of a right, and is rejected after it', () => {
  test.each(rows)('%s, %s: %s', async (caller, _name, call, change) => {
    const world = await resetPolicyData(server.db);
    const me = world.people[caller as keyof PolicyData['people']];
    const request = requestFactories[call]?.(world, me);
    if (!request) throw new Error(`There is no call ${call}.`);
    const { reply, stored } = await server.db.transaction().execute(async (db) => {
      await change.apply(db, world, me);
      const stored = await getDurableDataFingerprint(db);
      const reply = send(request, me);
      await waitForBlockedConnections(server.db);
      return { reply, stored };
    });
    expect([401, 403, 404]).toContain((await reply).statusCode);
    expect(await getDurableDataFingerprint(server.db)).toBe(stored);
  });
});

async function send(
  { method, path, json, form }: NonNullable<ReturnType<(typeof requestFactories)[string]>>,
  me: Person,
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) data.append(name, value);
  const encoded = new Response(form ? data : JSON.stringify(json ?? {}));
  const type = form ? (encoded.headers.get('content-type') ?? '') : 'application/json';
  const payload = method === 'DELETE' ? undefined : Buffer.from(await encoded.arrayBuffer());
  return server.app.inject({
    method: method as 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${me.token}`, ...(payload && { 'content-type': type }) },
    ...(payload && { payload }),
  });
}
