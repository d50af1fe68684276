// The server under test, in its own process: fills its database with students of one course, listens, and reports its use.
import { buildApp } from '@fanous/api/app';
import { readConfig } from '@fanous/api/config';
import type { Database } from '@fanous/api/db/database';
import { openEmbeddedDatabase } from '@fanous/api/db/embedded';
import { runPendingMigrations } from '@fanous/api/db/migrate';
import { openPostgresDatabase } from '@fanous/api/db/postgres';
import { addCourse, addPerson, addVideo, enrolUser } from '../../../apps/api/test/support/fixtures.ts';

/** What the parent process asks for. */
export interface ServerOptions {
  /** Undefined for the embedded database. */
  url?: string;
  dataDir: string;
  students: number;
}

/** Sent when the server listens. */
export interface ReadyMessage {
  port: number;
  tokens: string[];
  videoIds: number[];
  courseId: number;
}

/** The use of memory now, and of the processor since the last message. */
export interface ResourceUse {
  heapMb: number;
  residentMb: number;
  /** Of one core. */
  cpuPercent: number;
}

const videoCount = 20;

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const { db, ...database } = await openDatabase();
await runPendingMigrations(db);
const teacher = await addPerson(db, 'teacher');
const course = await addCourse(db, teacher.id);
const videoIds: number[] = [];
for (let index = 0; index < videoCount; index += 1) videoIds.push(await addVideo(db, course.id));
const tokens: string[] = [];
for (let index = 0; index < options.students; index += 1) {
  const student = await addPerson(db);
  await db.insertInto('user_courses').values({ user_id: student.id, course_id: course.id }).execute();
  tokens.push(student.token);
}
// Sets the counts.
await enrolUser(db, teacher.id, course.id);

const config = readConfig({
  DATA_DIR: options.dataDir,
  DEMO: '0',
  RATE_LIMIT_MAX: '1000000000',
  LOG_LEVEL: 'silent',
});
const app = await buildApp({ config, database: { db, ...database } });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');

let measuredAt = performance.now();
let cpu = process.cpuUsage();
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  const used = process.cpuUsage(cpu);
  const cpuPercent = ((used.user + used.system) / 1000 / (performance.now() - measuredAt)) * 100;
  measuredAt = performance.now();
  cpu = process.cpuUsage();
  process.send?.({ heapMb: heapUsed / 2 ** 20, residentMb: rss / 2 ** 20, cpuPercent } satisfies ResourceUse);
});
process.send?.({ port: address.port, tokens, videoIds, courseId: course.id } satisfies ReadyMessage);

function openDatabase(): Promise<Database> {
  if (options.url !== undefined) return openPostgresDatabase(options.url, 10);
  return openEmbeddedDatabase(options.dataDir, (error) => console.error(error));
}
