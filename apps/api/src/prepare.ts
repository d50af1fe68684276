import { sql } from 'kysely';
import type { Config } from './config.ts';
import { prepareDataFolder } from './dataFolder.ts';
import type { Database } from './db/database.ts';
import { openEmbeddedDatabase } from './db/embedded.ts';
import { runPendingMigrations } from './db/migrate.ts';
import { openPostgresDatabase } from './db/postgres.ts';
import { findViolatedConstraint } from './db/transaction.ts';
import { removeDemoPasswords, getDemoLimitedAdminEmail, setDemoPasswords } from './demo/accounts.ts';
import type { DemoAccount } from './demo/accounts.ts';
import { buildDemoContent } from './demo/content/content.ts';
import { storeDemoFiles } from './demo/demoFiles.ts';
import { isDemoSeeded, seedDemo } from './demo/seed.ts';
import { PasswordHasher } from './features/auth/passwordHasher.ts';
import { createAdminUnlessEmailExists, hasAdminWithPassword } from './features/users/firstAdmin.ts';
import { openStorage } from './storage/openStorage.ts';

/** The open database, and what the operator should know about it. */
export interface PreparedServer {
  config: Config;
  database: Database;
  demoAccounts: DemoAccount[];
  lacksAdmin: boolean;
}

/** Opens the database, migrates it, and adds the first admin and the demo data. `printLine` prints the progress. */
export async function prepareServer(config: Config, printLine: (line: string) => void): Promise<PreparedServer> {
  const database = await openDatabase(config);
  const { db } = database;
  try {
    await runPendingMigrations(db, (name) => printLine(`Migrating the database: ${name}`));
    const passwordHasher = new PasswordHasher();
    if (config.admin && (await createAdminUnlessEmailExists(db, passwordHasher, config.admin)))
      printLine('The account of ADMIN_EMAIL was created.');
    const demo = await prepareDemo(config, database, passwordHasher, printLine);
    return { ...demo, database, lacksAdmin: !(await hasAdminWithPassword(db)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database of the settings. */
export async function openDatabase({
  databaseUrl,
  databaseReadUrl,
  databasePoolSize,
  dataDir,
}: Config): Promise<Database> {
  await prepareDataFolder(dataDir);
  if (databaseUrl !== undefined) return openPostgresDatabase(databaseUrl, databasePoolSize, databaseReadUrl);
  return openEmbeddedDatabase(dataDir, (error) => console.error('The maintenance of the database failed:', error));
}

async function prepareDemo(
  config: Config,
  { db, engine }: Database,
  passwordHasher: PasswordHasher,
  printLine: (line: string) => void,
): Promise<Pick<PreparedServer, 'config' | 'demoAccounts'>> {
  const content = buildDemoContent(new Date());
  if (config.demo && !(await isDemoSeeded(db)) && !(await hasOtherUsers(db))) {
    printLine('Adding the demo data …');
    await seedDemo(db, content).catch((error: unknown) => {
      // Another server has added it meanwhile.
      if (findViolatedConstraint(error) !== 'meta_pkey') throw error;
    });
    // Update the planner's statistics for the first queries.
    await sql`analyze`.execute(db);
  }
  if (!(await isDemoSeeded(db))) return { config, demoAccounts: [] };
  if (config.demo) await storeDemoFiles(await openStorage(config, db), config.dataDir, content);
  // Even if DEMO is off now: the account still exists and must not become a full admin.
  const limitedAdminEmails = [...config.limitedAdminEmails, getDemoLimitedAdminEmail(content)];
  const prepared = { ...config, limitedAdminEmails };
  if (!config.demo) {
    const closedAccounts = await removeDemoPasswords(db, passwordHasher, config.dataDir);
    if (closedAccounts.length > 0)
      printLine(`The demo is off: its accounts can no longer sign in (${closedAccounts.join(', ')}).`);
    return { config: prepared, demoAccounts: [] };
  }
  const { dataDir, shouldResetDemoPasswords } = config;
  // The embedded database has one server: no other server can know passwords that are not in its file.
  const replaceOthers = shouldResetDemoPasswords || engine === 'embedded';
  const demoAccounts = await setDemoPasswords(db, passwordHasher, { dataDir, content, replaceOthers });
  if (demoAccounts.length === 0)
    printLine(
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
