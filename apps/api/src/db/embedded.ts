import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { constants } from 'node:fs';
import { cp, readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { StartupError } from '../startupError.ts';
import type { Database } from './database.ts';
import { createDatabaseFromPool } from './database.ts';
import { DurableNodeFS } from './durableFs.ts';
import { lockFolder } from './folderLock.ts';
import { createEmbeddedSubscribe } from './subscribe.ts';
import { withMessageBatches } from './messageBatches.ts';
import { readDatabaseTemplate, unpackDatabaseTemplate } from './template.ts';

const checkpointIntervalMs = 60_000;
const vacuumIntervalMs = 6 * 3_600_000;
const postgresMajor = '18';

const startParams = [
  // -F turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // fdatasync does nothing in Emscripten.
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'shared_buffers=64MB', 'timezone=UTC'].flatMap((s) => ['-c', s]),
];

/** Opens the database in the data folder, and creates it if it is missing. Locks the folder for this process. */
export async function openEmbeddedDatabase(
  dataDir: string,
  onMaintenanceError: (error: unknown) => void,
): Promise<Database> {
  const unlock = await lockFolder(dataDir);
  try {
    const lite = await openPGlite(join(dataDir, 'database'));
    const pool = createPool(lite);
    const stopTimers = startMaintenance(pool, onMaintenanceError);
    const database = createFromPool(pool, async () => {
      await lite.close();
      await unlock();
    });
    return {
      ...database,
      copyFolder: (folder) => copyFolder(pool, join(dataDir, 'database'), folder),
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

/** Opens a database that no other process knows: a copy, or a new one in a temporary folder. */
export async function openUnlockedDatabase(folder: string): Promise<Database> {
  const lite = await openPGlite(folder);
  const pool = createPool(lite);
  return createFromPool(pool, () => lite.close());
}

async function copyFolder(pool: Pool, from: string, to: string): Promise<void> {
  // While this holds the only client, no query runs. The checkpoint makes opening the copy fast.
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    // A file system with copy-on-write copies nothing.
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
}

/** A database in memory. `dump` returns an archive of it, which can be opened again. */
export interface InMemoryDatabase extends Database {
  dump: () => Promise<Buffer>;
}

/** Opens a database in memory, for tests: an empty one, or a copy of a dumped one. */
export async function openInMemoryDatabase(dumped?: Buffer): Promise<InMemoryDatabase> {
  const archive = dumped ?? (await readDatabaseTemplate());
  const lite = await PGlite.create({
    startParams,
    ...(archive && { loadDataDir: new Blob([new Uint8Array(archive)], { type: 'application/x-tar' }) }),
  });
  const pool = createPool(lite);
  return {
    ...createFromPool(pool, () => lite.close()),
    dump: async () => Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()),
  };
}

const createFromPool = (pool: Pool, onPoolEnded: () => Promise<void>): Database =>
  createDatabaseFromPool(pool, { engine: 'embedded', subscribe: createEmbeddedSubscribe(pool), onPoolEnded });

// PGlite supports one client only: with two, their responses would mix.
const createPool = (lite: PGlite) =>
  new Pool({
    ...(createPgConfig(withMessageBatches(lite) as PGlite) as object),
    max: 1,
    connectionTimeoutMillis: 10_000,
  });

async function openPGlite(folder: string): Promise<PGlite> {
  const files = await readdir(folder).catch(() => []);
  if (files.length > 0) await requireCompatibleFolder(folder);
  else await createPGliteFolder(folder);
  try {
    const lite = await PGlite.create({ fs: new DurableNodeFS(folder), startParams });
    await lite.query('select count(*) from pg_class');
    return lite;
  } catch (error) {
    throw createDamagedError(folder, error instanceof Error ? error.message : String(error));
  }
}

async function createPGliteFolder(folder: string): Promise<void> {
  const archive = await readDatabaseTemplate();
  await rm(folder, { recursive: true, force: true });
  if (archive) await unpackDatabaseTemplate(archive, folder);
}

/** Throws for a damaged or incompatible folder. PGlite would replace it by a new database. */
async function requireCompatibleFolder(folder: string): Promise<void> {
  const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  if (!version.trim()) throw createDamagedError(folder, 'PG_VERSION is missing');
  if (version.trim() !== postgresMajor)
    throw new StartupError(
      `The database in ${folder} was created by PostgreSQL ${version.trim()}, but this server has version ${postgresMajor}.`,
    );
  await readFile(join(folder, 'global', 'pg_control')).catch(() => {
    throw createDamagedError(folder, 'global/pg_control is missing');
  });
}

const createDamagedError = (folder: string, reason: string) =>
  new StartupError(
    `The database in ${folder} is damaged and was not changed (${reason}): restore a backup, or move the folder away to create a new database.`,
  );

/** Runs checkpoints and vacuum on timers. PGlite has neither; without them its log grows by gigabytes, and opening takes minutes. */
function startMaintenance(pool: Pool, onMaintenanceError: (error: unknown) => void): () => void {
  const timers = [
    setInterval(() => void pool.query('checkpoint').catch(onMaintenanceError), checkpointIntervalMs),
    setInterval(() => void pool.query('vacuum analyze').catch(onMaintenanceError), vacuumIntervalMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}
