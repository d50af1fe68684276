import { sql } from 'kysely';
import type { Config } from './config.ts';
import { makeDataFolder } from './dataFolder.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { brokenConstraint } from './db/transaction.ts';
import { closeDemoAccounts, demoLimitedEmail, openDemoAccounts } from './demo/accounts.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { demoContent } from './demo/content/content.ts';
import { storeDemoFiles } from './demo/demoFiles.ts';
import { isSeeded, seedDemo } from './demo/seed.ts';
import { Passwords } from './features/auth/passwords.ts';
import { ensureAdmin, hasAdmin } from './features/users/firstAdmin.ts';
import { openStorage } from './storage/openStorage.ts';

/** A database that is ready to be served from, and what the operator should know about it. */
export interface Prepared {
  config: Config;
  database: Database;
  demoAccounts: DemoAccount[];
  lacksAdmin: boolean;
}

/** Opens the database, brings it up to date and fills in what a first start needs. `tell` shows the progress. */
export async function prepare(config: Config, tell: (line: string) => void): Promise<Prepared> {
  const database = await openDatabase(config);
  const { db } = database;
  try {
    await migrate(db, (name) => tell(`Migrating the database: ${name}`));
    const passwords = new Passwords();
    if (config.admin && (await ensureAdmin(db, passwords, config.admin))) tell('The account of ADMIN_EMAIL was made.');
    const demo = await prepareDemo(config, database, passwords, tell);
    return { ...demo, database, lacksAdmin: !(await hasAdmin(db)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase({ databaseUrl, databasePoolSize, dataDir }: Config): Promise<Database> {
  await makeDataFolder(dataDir);
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, databasePoolSize);
  return openEmbedded(dataDir, (error) => console.error('The database could not be tidied:', error));
}

async function prepareDemo(
  config: Config,
  { db, engine }: Database,
  passwords: Passwords,
  tell: (line: string) => void,
): Promise<Pick<Prepared, 'config' | 'demoAccounts'>> {
  const content = demoContent(new Date());
  if (config.demo && !(await isSeeded(db)) && !(await hasPeople(db))) {
    tell('Filling in the demo data …');
    await seedDemo(db, content).catch((error: unknown) => {
      // Another server was first.
      if (brokenConstraint(error) !== 'meta_pkey') throw error;
    });
    // So that the first queries are planned for what is there.
    await sql`analyze`.execute(db);
  }
  if (!(await isSeeded(db))) return { config, demoAccounts: [] };
  if (config.demo) await storeDemoFiles(await openStorage(config, db), config.dataDir, content);
  // Also when DEMO is off by now: the account is still there and must not become a full admin.
  const limitedAdminEmails = [...config.limitedAdminEmails, demoLimitedEmail(content)];
  const prepared = { ...config, limitedAdminEmails };
  if (!config.demo) {
    const closed = await closeDemoAccounts(db, passwords, config.dataDir);
    if (closed.length > 0) tell(`The demo is off: its accounts can no longer sign in (${closed.join(', ')}).`);
    return { config: prepared, demoAccounts: [] };
  }
  const { dataDir, resetDemoPasswords } = config;
  // The embedded database has one server: what is set and not in its file is nobody's any more.
  const replaceOthers = resetDemoPasswords || engine === 'embedded';
  const demoAccounts = await openDemoAccounts(db, passwords, { dataDir, content, replaceOthers });
  if (demoAccounts.length === 0)
    tell(
      'Another server set the passwords of the demo: see demo-accounts.json in its DATA_DIR, or set DEMO_RESET_PASSWORDS=1.',
    );
  return { config: prepared, demoAccounts };
}

async function hasPeople(db: Database['db']): Promise<boolean> {
  // The admin of ADMIN_EMAIL may stand beside the demo.
  return (
    (await db.selectFrom('users').where('role', '<>', 'admin').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}
