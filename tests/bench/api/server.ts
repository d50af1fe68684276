// A server under test, in a process of its own: fills its database, listens, and says what may be asked of it.
import { buildApp } from '@fanous/api/app';
import { readConfig } from '@fanous/api/config';
import type { Database } from '@fanous/api/db/database';
import { openEmbeddedDatabase } from '@fanous/api/db/embedded';
import { runPendingMigrations } from '@fanous/api/db/migrate';
import { openPostgresDatabase } from '@fanous/api/db/postgres';
import { runTransactionWithRetries } from '@fanous/api/db/transaction';
import { fillLargeDemo } from '@fanous/api/demo/large/fillLarge';
import { createConstantResponseApp } from '../../../apps/api/test/support/constantResponseApp.ts';
import type { ServerOptions, MemoryUse, ServerReady } from './cells.ts';
import { createCells, createConstantCells } from './createCells.ts';

const job = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const ready = job.engine === 'constant' ? await serveConstant() : await serveDatabase();
process.on('message', () => process.send?.(memory()));
process.send?.(ready);

async function serveConstant(): Promise<ServerReady> {
  const app = await createConstantResponseApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: getPort(app), cells: createConstantCells() };
}

async function serveDatabase(): Promise<ServerReady> {
  const database = await open();
  const { db } = database;
  await runPendingMigrations(db);
  const { rows } = job;
  // Enough for the course pages and quizzes; the lists are what grows.
  const enrolments = Math.min(rows * 5, 20_000);
  const size = { users: rows, courses: rows, enrolments, results: Math.floor(enrolments / 2) };
  await runTransactionWithRetries(db, (db) => fillLargeDemo(db, size));
  const config = readConfig({ DATA_DIR: job.dataDir, DEMO: '0', RATE_LIMIT_MAX: '1000000000', LOG_LEVEL: 'silent' });
  const app = await buildApp({ config, database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: getPort(app), cells: await createCells(db) };
}

function open(): Promise<Database> {
  if (job.url !== undefined) return openPostgresDatabase(job.url, 10);
  return openEmbeddedDatabase(job.dataDir, (error) => console.error(error));
}

function getPort({ server }: Awaited<ReturnType<typeof buildApp>>): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}

function memory(): MemoryUse {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}
