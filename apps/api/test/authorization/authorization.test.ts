import { text as readText } from 'node:stream/consumers';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../support/testApp.ts';
import type { TestApp } from '../support/testApp.ts';
import { requestFactories } from './calls.ts';
import type { PolicyRequest } from './calls.ts';
import { callers, readPolicy } from './policy.ts';
import type { PolicyCell, ExpectedOutcome } from './policy.ts';
import {
  resetPolicyData,
  getDurableDataFingerprint,
  secretFileKeys,
  limitedAdminEmail,
  secretText,
} from './policyData.ts';
import type { PolicyData } from './policyData.ts';

// Sends every row of `policy.md` as every caller. Checks the status, the body, and that rejected calls and GET requests change nothing.

const policy = readPolicy();
let server: TestApp;
let world: PolicyData;

beforeAll(async () => {
  server = await createTestApp({
    environment: {
      LIMITED_ADMIN_EMAILS: limitedAdminEmail,
      FREE_VIDEOS_WITHOUT_ACCOUNT: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'mail@fanous.example',
      PUBLIC_URL: 'https://fanous.example',
    },
  });
  world = await createWorld();
});
afterAll(() => server.close());

test('every row has a call, and every call has a row', () => {
  expect(Object.keys(requestFactories).toSorted()).toEqual([...new Set(policy.map(({ call }) => call))].toSorted());
});

describe.each(callers)('%s', (caller) => {
  const rows = policy
    .filter((cell) => cell.caller === caller)
    .map((cell): [string, ExpectedOutcome, PolicyCell] => [cell.call, cell.outcome, cell]);

  test.each(rows)('%s: %s', async (_call, _word, cell) => {
    const { db } = server;
    const makeRequest = requestFactories[cell.call];
    if (!makeRequest) throw new Error('This row has no call.');
    const me = world.people[caller === 'anonymous' ? 'student' : caller];
    const hashed = cell.call === 'POST /login' ? await setPassword(me.id) : undefined;
    const before = await getDurableDataFingerprint(db);
    const probed = await attemptChange(cell.call);
    const auditBefore = await countAuditEntries();

    const request = makeRequest(world, me);
    const reply = await sendRequest(request, caller === 'anonymous' ? undefined : me.token);

    const after = await getDurableDataFingerprint(db);
    const isRefused = reply.status >= 400;
    expect(findFaults(cell, reply)).toEqual([]);
    expect(isRefused && after !== before, 'a refused call has changed something').toBe(false);
    expect(request.method === 'GET' && after !== before, 'a GET request has changed something').toBe(false);
    expect(cell.outcome === 'same' ? await attemptChange(cell.call) : probed, 'what was tried').toEqual(probed);
    const isChangeByStaff =
      !isRefused && after !== before && staffCallers.has(caller) && !personalCalls.test(cell.call);
    const auditAfter = await countAuditEntries();
    if (after !== before || hashed) world = await createWorld();
    expect(isChangeByStaff && auditAfter === auditBefore, 'a change by staff is not in the audit log').toBe(false);
  });
});

const staffCallers = new Set<string>(['otherTeacher', 'owner', 'limited', 'admin']);
// Calls that change only what belongs to the caller, as a student also does, and uploads that no video uses yet: no audit entry.
const personalCalls =
  /^(POST \/(login|logout|register|quiz-results|reacts|video-uploads)\b|PUT \/me\/progress\b|DELETE \/me\/sessions\b|POST \/me\/email-confirmation-mails)/;

async function countAuditEntries(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries where kind in ('create', 'update', 'delete')
  `.execute(server.db);
  return rows[0]?.count ?? 0;
}

/** Creates the world and its files, which earlier deletes may have removed. */
async function createWorld(): Promise<PolicyData> {
  const stored = join(server.config.dataDir, 'storage');
  const paths = ['public/courses/a-960.webp', ...Object.values(secretFileKeys).map((key) => `private/${key}`)];
  for (const path of paths) {
    mkdirSync(dirname(join(stored, path)), { recursive: true });
    writeFileSync(join(stored, path), secretText);
  }
  return resetPolicyData(server.db);
}

interface Reply {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

async function sendRequest({ method, path, json, form }: PolicyRequest, token: string | undefined): Promise<Reply> {
  const body = form && new Response(toFormData(form));
  const reply = await server.app.inject({
    method: method as 'GET',
    url: path.startsWith('/../') ? path.slice(3) : `/api${path}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(body && { 'content-type': body.headers.get('content-type') ?? '' }),
    },
    ...(json !== undefined && { payload: JSON.stringify(json) }),
    ...(body && { payload: Buffer.from(await body.arrayBuffer()) }),
    payloadAsStream: true,
  });
  const stream = reply.stream();
  const isLive = String(reply.headers['content-type']).startsWith('text/event-stream');
  if (isLive) stream.destroy();
  const text = isLive ? '' : await readText(stream);
  return { status: reply.statusCode, text, headers: reply.headers };
}

function toFormData(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const refusalStatuses: Record<string, number[]> = {
  '401': [401],
  '403': [403, 404],
  '404': [404],
  '410': [410],
  no: [401, 403, 404],
};

/** Finds how a response differs from the expectation of its table cell. */
function findFaults({ outcome, caller }: PolicyCell, reply: Reply): string[] {
  const { status, headers } = reply;
  const isSuccess = status >= 200 && status < 300;
  const faults = {
    'another status': refusalStatuses[outcome] && !refusalStatuses[outcome].includes(status),
    'is refused': (outcome === 'yes' && !isSuccess) || (outcome === 'locked' && !isSuccess && status !== 403),
    'tells what is locked': outcome === 'locked' && containsAny(reply, secretText, 'is_correct'),
    'server error': status >= 500,
    'may be sniffed': headers['x-content-type-options'] !== 'nosniff',
    'may be stored': caller !== 'anonymous' && headers['cache-control'] !== 'no-store',
    'another shape of failure': status >= 400 && !isProblem(reply.text),
    'tells of the inside': status >= 400 && (internalDetails.test(reply.text) || containsAny(reply, secretText)),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [`${fault}: ${status} ${reply.text}`] : []));
}

const containsAny = ({ text }: Reply, ...words: string[]) => words.some((word) => text.includes(word));

// Stack traces, SQL statements and paths.
const internalDetails = /\bat \S+:\d+|select |insert |node_modules|\/src\/|\.ts\b/i;

function isProblem(text: string): boolean {
  const { code, message } = JSON.parse(text) as { code: unknown; message: unknown };
  return typeof code === 'string' && typeof message === 'string';
}

/** Reads the data that a row with «same» tries to change. */
async function attemptChange(call: string): Promise<unknown> {
  const { db } = server;
  const { somebody, quizId } = world;
  if (call.startsWith('POST /admin/update-user'))
    return db.selectFrom('users').select('role').where('id', '=', somebody.id).execute();
  if (call.startsWith('PUT /quizzes'))
    return db.selectFrom('quizzes').select('course_id').where('id', '=', quizId).execute();
  if (call.startsWith('PUT /courses/{B}/units')) return db.selectFrom('course_units').selectAll().execute();
  if (call.startsWith('PUT /me/progress')) return db.selectFrom('video_progress').selectAll().execute();
  return db.selectFrom('quiz_results').selectAll().where('user_id', '=', somebody.id).execute();
}

async function setPassword(id: number): Promise<string> {
  const password_hash = await server.app.passwordHasher.hash('nile-lantern-42');
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  return password_hash;
}
