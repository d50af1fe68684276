// A server under test, in its own process: fills its database, listens, and reports its requests.
import { buildApp } from '@fanous/api/app';
import { readConfig } from '@fanous/api/config';
import type { Database } from '@fanous/api/db/database';
import { openEmbeddedDatabase } from '@fanous/api/db/embedded';
import { runPendingMigrations } from '@fanous/api/db/migrate';
import { openPostgresDatabase } from '@fanous/api/db/postgres';
import { runTransactionWithRetries } from '@fanous/api/db/transaction';
import { fillLargeDemo } from '@fanous/api/demo/large/fillLarge';
import { createConstantResponseApp } from '../../../apps/api/test/support/constantResponseApp.ts';
import type { ServerOptions, MemoryUse, ReadyMessage } from './requestCases.ts';
import { createRequestCases, createConstantRequestCases } from './createRequestCases.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const ready = options.engine === 'constant' ? await serveConstant() : await serveDatabase();
process.on('message', () => process.send?.(measureMemoryUse()));
process.send?.(ready);

async function serveConstant(): Promise<ReadyMessage> {
  const app = await createConstantResponseApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: getPort(app), requestCases: createConstantRequestCases() };
}

async function serveDatabase(): Promise<ReadyMessage> {
  const database = await openDatabase();
  const { db } = database;
  await runPendingMigrations(db);
  const { rows } = options;
  // Enough for the course pages and quizzes. Only the lists grow.
  const enrolments = Math.min(rows * 5, 20_000);
  const size = { users: rows, courses: rows, enrolments, results: Math.floor(enrolments / 2) };
  await runTransactionWithRetries(db, (db) => fillLargeDemo(db, size));
  const config = readConfig({
    DATA_DIR: options.dataDir,
    DEMO: '0',
    RATE_LIMIT_MAX: '1000000000',
    LOG_LEVEL: 'silent',
  });
  const app = await buildApp({ config, database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { port: getPort(app), requestCases: await createRequestCases(db) };
}

function openDatabase(): Promise<Database> {
  if (options.url !== undefined) return openPostgresDatabase(options.url, 10);
  return openEmbeddedDatabase(options.dataDir, (error) => console.error(error));
}

function getPort({ server }: Awaited<ReturnType<typeof buildApp>>): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}

function measureMemoryUse(): MemoryUse {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMb: heapUsed / 2 ** 20, residentMb: rss / 2 ** 20 };
}
