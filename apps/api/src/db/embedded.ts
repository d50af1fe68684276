import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { StartupError } from '../startupError.ts';
import type { Database } from './database.ts';
import { databaseOf } from './database.ts';
import { DurableNodeFS } from './durableFs.ts';
import { lockFolder } from './folderLock.ts';
import { subscribeOnEmbedded } from './subscribe.ts';
import { batchingMessages } from './messageBatches.ts';
import { readTemplate, unpackTemplate } from './template.ts';

const checkpointEvery = 60_000;
const vacuumEvery = 6 * 3_600_000;
const postgresMajor = '18';

const startParams = [
  // -F switches fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // fdatasync does nothing in Emscripten.
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'shared_buffers=64MB', 'timezone=UTC'].flatMap((s) => ['-c', s]),
];

/** Opens the database in the data folder, made anew when there is none, and keeps the folder to this process. */
export async function openEmbedded(dataDir: string, warn: (error: unknown) => void): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  try {
    const lite = await openLite(join(dataDir, 'database'));
    const pool = poolOf(lite);
    const stopTimers = startMaintenance(pool, warn);
    const database = databaseOf(pool, 'embedded', subscribeOnEmbedded(pool), async () => {
      await lite.close();
      await unlock();
    });
    return {
      ...database,
      close: () => {
        stopTimers();
        return database.close();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A database in memory, for tests: gone with its process. */
export async function openInMemory(): Promise<Database> {
  const archive = await readTemplate();
  const lite = await PGlite.create({
    startParams,
    ...(archive && { loadDataDir: new Blob([new Uint8Array(archive)], { type: 'application/x-tar' }) }),
  });
  const pool = poolOf(lite);
  return databaseOf(pool, 'embedded', subscribeOnEmbedded(pool), () => lite.close());
}

// PGlite answers one client at a time; with two its answers would get mixed up.
const poolOf = (lite: PGlite) =>
  new Pool({
    ...(createPgConfig(batchingMessages(lite) as PGlite) as object),
    max: 1,
    connectionTimeoutMillis: 10_000,
  });

async function openLite(folder: string): Promise<PGlite> {
  const files = await readdir(folder).catch(() => []);
  if (files.length > 0) await refuseForeign(folder);
  else await createLite(folder);
  try {
    const lite = await PGlite.create({ fs: new DurableNodeFS(folder), startParams });
    await lite.query('select count(*) from pg_class');
    return lite;
  } catch (error) {
    throw damaged(folder, error instanceof Error ? error.message : String(error));
  }
}

async function createLite(folder: string): Promise<void> {
  const archive = await readTemplate();
  await rm(folder, { recursive: true, force: true });
  if (archive) await unpackTemplate(archive, folder);
}

/** Stops before PGlite takes a folder without its main file for a new one and starts over. */
async function refuseForeign(folder: string): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (!version.trim()) throw damaged(folder, 'PG_VERSION is missing');
  if (version.trim() !== postgresMajor)
    throw new StartupError(
      `The database in ${folder} was made by PostgreSQL ${version.trim()}, and this server brings ${postgresMajor}.`,
    );
  await readFile(join(folder, 'global', 'pg_control')).catch(() => {
    throw damaged(folder, 'global/pg_control is missing');
  });
}

const damaged = (folder: string, reason: string) =>
  new StartupError(
    `The database in ${folder} is damaged and was left as it is (${reason}): restore a backup, or move the folder away to start anew.`,
  );

/** PGlite has no checkpointer and no autovacuum: without these its log grows by gigabytes and reopening takes minutes. */
function startMaintenance(pool: Pool, warn: (error: unknown) => void): () => void {
  const timers = [
    setInterval(() => void pool.query('checkpoint').catch(warn), checkpointEvery),
    setInterval(() => void pool.query('vacuum analyze').catch(warn), vacuumEvery),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
