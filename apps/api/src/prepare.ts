import { sql } from 'kysely';
import type { Config } from './config.ts';
import { createDataFolder } from './dataFolder.ts';
import type { Database } from './db/database.ts';
import { openEmbedded } from './db/embedded.ts';
import { runPendingMigrations } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { getBrokenConstraint } from './db/transaction.ts';
import { removeDemoPasswords, getLimitedAdminEmail, setDemoPasswords } from './demo/accounts.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { buildDemoContent } from './demo/content/content.ts';
import { storeDemoFiles } from './demo/demoFiles.ts';
import { isSeeded, seedDemo } from './demo/seed.ts';
import { Passwords } from './features/auth/passwords.ts';
import { ensureAdmin, hasAdmin } from './features/users/firstAdmin.ts';
import { openStorage } from './storage/openStorage.ts';

/** The open database, and what the operator should know about it. */
export interface PreparedServer {
  config: Config;
  database: Database;
  demoAccounts: DemoAccount[];
  lacksAdmin: boolean;
}

/** Opens the database, migrates it, and adds the first admin and the demo data. `tell` prints the progress. */
export async function prepareServer(config: Config, tell: (line: string) => void): Promise<PreparedServer> {
  const database = await openDatabase(config);
  const { db } = database;
  try {
    await runPendingMigrations(db, (name) => tell(`Migrating the database: ${name}`));
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
  await createDataFolder(dataDir);
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, databasePoolSize);
  return openEmbedded(dataDir, (error) => console.error('The database could not be tidied:', error));
}

async function prepareDemo(
  config: Config,
  { db, engine }: Database,
  passwords: Passwords,
  tell: (line: string) => void,
): Promise<Pick<PreparedServer, 'config' | 'demoAccounts'>> {
  const content = buildDemoContent(new Date());
  if (config.demo && !(await isSeeded(db)) && !(await hasOtherUsers(db))) {
    tell('Filling in the demo data …');
    await seedDemo(db, content).catch((error: unknown) => {
      // Another server has added it meanwhile.
      if (getBrokenConstraint(error) !== 'meta_pkey') throw error;
    });
    // Update the planner's statistics for the first queries.
    await sql`analyze`.execute(db);
  }
  if (!(await isSeeded(db))) return { config, demoAccounts: [] };
  if (config.demo) await storeDemoFiles(await openStorage(config, db), config.dataDir, content);
  // Even if DEMO is off now: the account still exists and must not become a full admin.
  const limitedAdminEmails = [...config.limitedAdminEmails, getLimitedAdminEmail(content)];
  const prepared = { ...config, limitedAdminEmails };
  if (!config.demo) {
    const closedAccounts = await removeDemoPasswords(db, passwords, config.dataDir);
    if (closedAccounts.length > 0)
      tell(`The demo is off: its accounts can no longer sign in (${closedAccounts.join(', ')}).`);
    return { config: prepared, demoAccounts: [] };
  }
  const { dataDir, resetDemoPasswords } = config;
  // The embedded database has one server: no other server can know passwords that are not in its file.
  const replaceOthers = resetDemoPasswords || engine === 'embedded';
  const demoAccounts = await setDemoPasswords(db, passwords, { dataDir, content, replaceOthers });
  if (demoAccounts.length === 0)
    tell(
      'Another server set the passwords of the demo: see demo-accounts.json in its DATA_DIR, or set DEMO_RESET_PASSWORDS=1.',
    );
  return { config: prepared, demoAccounts };
}

async function hasOtherUsers(db: Database['db']): Promise<boolean> {
  // The admin of ADMIN_EMAIL may exist together with the demo.
  return (
    (await db.selectFrom('users').where('role', '<>', 'admin').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}
