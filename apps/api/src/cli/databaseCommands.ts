import { join } from 'node:path';
import { moveToPostgres } from '../backup/moveToPostgres.ts';
import { runPendingMigrations } from '../db/migrate.ts';
import { openDatabase, prepareServer } from '../prepare.ts';
import { CommandError } from './commandError.ts';
import type { CommandContext } from './context.ts';
import { cliMessages } from './messages.ts';

/** Applies new migrations. */
export async function runMigrate(context: CommandContext): Promise<void> {
  const { output } = context;
  const database = await openDatabase(context.readConfig());
  const migrations: string[] = [];
  try {
    await runPendingMigrations(database.db, (name) => {
      migrations.push(name);
      output.print(cliMessages.migrated, name);
    });
  } finally {
    await database.close();
  }
  output.print(cliMessages.up_to_date);
  output.printJson({ migrations });
}

/** Moves the data of the embedded database to PostgreSQL. */
export async function runMoveToPostgres({ output, readConfig }: CommandContext): Promise<void> {
  const config = readConfig();
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined) throw new CommandError(cliMessages.setting_missing, 'DATABASE_URL');
  output.print(cliMessages.move_interrupted);
  const { tables, wasMovedBefore } = await moveToPostgres({ config, databaseUrl, onProgress: output.showProgress });
  for (const { name, rows } of tables) output.printText(`${name.padEnd(24)} ${rows}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  output.print(wasMovedBefore ? cliMessages.rows_moved_before : cliMessages.rows_moved, String(rows));
  output.print(cliMessages.use_postgres, join(dataDir, 'database'));
  output.printJson({ rows, tables, wasMovedBefore });
}

/** Adds the demo data and prints its accounts. */
export async function runDemo(context: CommandContext): Promise<void> {
  const { output } = context;
  const config = context.readConfig();
  if (config.isProduction) throw new CommandError(cliMessages.demo_in_production);
  const { database, demoAccounts } = await prepareServer({ ...config, demo: true }, (line) => output.printText(line));
  await database.close();
  if (demoAccounts.length === 0) throw new CommandError(cliMessages.demo_refused);
  for (const { role, email, password } of demoAccounts)
    output.printText(`${role.padEnd(14)} ${email.padEnd(34)} ${password}`);
  output.printJson({ accounts: demoAccounts });
}
