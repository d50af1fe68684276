import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPendingMigrations } from '../../apps/api/src/db/migrate.ts';
import { openPostgresDatabase } from '../../apps/api/src/db/postgres.ts';
import { checkReplica } from '../../apps/api/src/doctor/checkReplica.ts';
import type { Database } from '../../apps/api/src/db/database.ts';
import { addCategories, addCourse, addPerson, rebuildCountsOnce } from '../../apps/api/test/support/fixtures.ts';
import type { Person } from '../../apps/api/test/support/fixtures.ts';
import { createTestApp } from '../../apps/api/test/support/testApp.ts';
import type { TestApp } from '../../apps/api/test/support/testApp.ts';
import { startPostgresCluster } from './support/postgresCluster.ts';
import type { PostgresCluster, PostgresServer } from './support/postgresCluster.ts';

// Two servers of the platform, a primary and a streaming replica of PostgreSQL.

let cluster: PostgresCluster;
let replica: PostgresServer;
let primaryUrl: string;
let replicaUrl: string;
let databases: Database[];
let first: TestApp;
let second: TestApp;
let admin: Person;

beforeAll(async () => {
  const started = await startPostgresCluster();
  if (!started) throw new Error('There is no PostgreSQL.');
  cluster = started;
  primaryUrl = cluster.createDatabase('fanous_replicas');
  replica = await cluster.addReplica();
  replicaUrl = primaryUrl.replace(String(cluster.port), String(replica.port));
  databases = await Promise.all([1, 2].map(() => openPostgresDatabase(primaryUrl, 4, replicaUrl)));
  const [database, other] = databases;
  if (!database || !other) throw new Error('Two databases were opened.');
  await runPendingMigrations(database.db);
  admin = await rebuildCountsOnce(database.db, async () => {
    const person = await addPerson(database.db, 'admin');
    await addCourse(database.db, person.id, { name: 'الجبر' });
    return person;
  });
  first = await createTestApp({ database });
  second = await createTestApp({ database: other });
}, 120_000);

afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await Promise.all(databases.map((database) => database.close()));
  cluster.remove();
});

const listNames = async (app: TestApp) => {
  app.app.publicResponses.clear();
  app.app.searchCache.clear();
  const { status, body } = await app.call<{ courses: { name: string }[] }>('GET', '/courses');
  expect(status).toBe(200);
  return body.courses.map(({ name }) => name).toSorted();
};
const readCounts = ({ app }: TestApp) => ({ ...app.replicaReads?.readCounts });

/** Asks until the replica has answered, as it does soon after a change. */
const waitForReplica = async (app: TestApp) => {
  const { replica: before = 0 } = readCounts(app);
  await expect.poll(async () => (await listNames(app), readCounts(app).replica)).toBeGreaterThan(before);
};

async function addCourseByApi(app: TestApp, name: string): Promise<void> {
  const { ids } = await addCategories(app.db, `علوم ${name}`, ['الرياضيات']);
  const form = {
    name,
    slug: `course-${crypto.randomUUID()}`,
    description: 'وصف الدورة',
    price: '0',
    user_id: String(admin.id),
    'categories[]': ids.map(String),
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { status } = await app.call('POST', '/courses', { token: admin.token, form, headers });
  expect(status).toBe(201);
}

test('a public list is read from the replica, and a signed-in request from the primary', async () => {
  await waitForReplica(first);
  const before = readCounts(first);
  expect(await listNames(first)).toEqual(['الجبر']);
  expect(readCounts(first).replica).toBeGreaterThan(before.replica ?? 0);
  const { status } = await first.call('GET', `/users/${admin.id}`, { token: admin.token });
  expect(status).toBe(200);
});

test('a change appears on all servers while the replica is behind', async () => {
  await waitForReplica(first);
  await waitForReplica(second);
  replica.runSql('select pg_wal_replay_pause()');
  await expect.poll(() => replica.runSql('select pg_get_wal_replay_pause_state()')).toBe('paused');

  await addCourseByApi(first, 'الهندسة');

  const { replica: answered } = readCounts(first);
  expect(await listNames(first)).toEqual(['الجبر', 'الهندسة']);
  expect(readCounts(first).replica).toBe(answered);
  // The other server learns of the change by a signal.
  await expect.poll(() => listNames(second)).toEqual(['الجبر', 'الهندسة']);

  replica.runSql('select pg_wal_replay_resume()');
  await waitForReplica(first);
  await waitForReplica(second);
  expect(await listNames(second)).toEqual(['الجبر', 'الهندسة']);
});

test('the doctor knows a replica from a primary', async () => {
  expect(await checkReplica(replicaUrl)).toMatchObject({ status: 'ok', code: 'replica_reachable' });
  expect(await checkReplica(primaryUrl)).toMatchObject({ status: 'problem', code: 'replica_wrong' });
  expect(await checkReplica('postgres://fanous@127.0.0.1:1/x')).toMatchObject({ code: 'replica_unreachable' });
});

test('the primary answers while the replica is away', async () => {
  await waitForReplica(first);
  replica.crash();
  const { unavailable = 0 } = readCounts(first);
  // The first request still holds a connection to the replica.
  for (let request = 0; request < 5; request += 1) expect(await listNames(first)).toEqual(['الجبر', 'الهندسة']);
  expect(readCounts(first).unavailable).toBeGreaterThan(unavailable);

  replica.start();
  await waitForReplica(first);
});

test('the replica answers public reads while the primary is away', async () => {
  cluster.crash();
  for (let request = 0; request < 5; request += 1) expect(await listNames(first)).toEqual(['الجبر', 'الهندسة']);
  expect((await first.call('GET', `/users/${admin.id}`, { token: admin.token })).status).toBe(503);

  cluster.start();
  await expect
    .poll(async () => (await first.call('GET', `/users/${admin.id}`, { token: admin.token })).status)
    .toBe(200);
  await addCourseByApi(first, 'التفاضل');
  expect(await listNames(first)).toEqual(['الجبر', 'الهندسة', 'التفاضل'].toSorted());
});
