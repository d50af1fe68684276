import { findEmbedProblem } from '@fanous/api-client/embedUrl';
import { sql } from 'kysely';
import { listStoredFileKeys } from '../backup/storedFileKeys.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { readMigrationState } from '../db/migrate.ts';
import { hasAdminWithPassword } from '../features/users/firstAdmin.ts';

/** What the doctor reads from a database. */
export interface DatabaseFindings {
  pendingMigrations: string[];
  hasAdmin: boolean;
  /** The newest time of the database: its clock, or that of a row if it is later. */
  newestTime: string;
  storedFileKeys: string[];
  refusedVideos: string[];
}

/** Reads a database for the doctor, without changing it. */
export async function inspectDatabase(db: Db, { platform }: Config): Promise<DatabaseFindings> {
  const { known, applied } = await readMigrationState(db);
  const pendingMigrations = known.filter((name) => !applied.includes(name));
  const { rows } = await sql<{ now: string }>`select clock_timestamp() as now`.execute(db);
  const now = rows[0]?.now ?? new Date().toISOString();
  if (pendingMigrations.length > 0)
    return { pendingMigrations, hasAdmin: true, newestTime: now, storedFileKeys: [], refusedVideos: [] };
  const newest = await db
    .selectFrom('users')
    .select((eb) => eb.fn.max('created_at').as('time'))
    .executeTakeFirst();
  const rules = { hosts: platform.embedHosts, providers: platform.embedProviders };
  const { website, app } = platform.playerIds;
  const isRefused = (value: string | null, pattern: string) =>
    value !== null && findEmbedProblem(value, pattern, rules) !== undefined;
  const videos = await db.selectFrom('videos').select(['title', 'url', 'website_url']).execute();
  return {
    pendingMigrations,
    hasAdmin: await hasAdminWithPassword(db),
    newestTime: newest?.time && newest.time > now ? newest.time : now,
    storedFileKeys: await listStoredFileKeys(db),
    refusedVideos: videos
      .filter(({ url, website_url }) => isRefused(website_url, website) || isRefused(url, app))
      .map(({ title }) => title),
  };
}
