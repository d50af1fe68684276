import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { createServerCommands } from '../control/serverCommands.ts';
import { findControlServer } from '../control/controlClient.ts';
import type { Db } from '../db/database.ts';
import { readMigrationState, runPendingMigrations } from '../db/migrate.ts';
import { findPasswordProblem } from '../features/auth/passwordRules.ts';
import { normalizeEmail } from '../features/users/userFields.ts';
import { openDatabase } from '../prepare.ts';
import { toObjectOrEmpty } from '../json.ts';
import { askPassword } from './askPassword.ts';
import { CommandError } from './commandError.ts';
import type { CommandContext } from './context.ts';
import { doctorMessages } from './doctorMessages.ts';
import { cliMessages } from './messages.ts';

interface AccountOptions {
  email: string;
  ask?: boolean;
}

/** Creates an admin. */
export async function runCreateAdmin(context: CommandContext, options: AccountOptions & { name: string }) {
  const config = context.readConfig();
  const account = await readAccount(context, config, options);
  const { isDone } = await runOnDatabase(config, 'create-admin', { ...account, name: options.name });
  if (isDone !== true) throw new CommandError(cliMessages.email_taken, account.email);
  context.output.print(cliMessages.admin_created, account.email);
  reportPassword(context, account, options);
}

/** Changes a password and ends the sessions of the account. */
export async function runResetPassword(context: CommandContext, options: AccountOptions) {
  const config = context.readConfig();
  const account = await readAccount(context, config, options);
  const { isDone } = await runOnDatabase(config, 'reset-password', account);
  if (isDone !== true) throw new CommandError(cliMessages.no_account, account.email);
  context.output.print(cliMessages.password_reset, account.email);
  reportPassword(context, account, options);
}

/** Turns two-step verification off, for an account whose owner lost the phone. */
export async function runResetTwoStep({ output, readConfig }: CommandContext, options: { email: string }) {
  const email = readEmail(options);
  const { result } = await runOnDatabase(readConfig(), 'reset-two-step', { email });
  if (result === 'no_account') throw new CommandError(cliMessages.no_account, email);
  if (result === 'not_on') throw new CommandError(cliMessages.two_step_not_on, email);
  output.print(cliMessages.two_step_reset, email);
  output.printJson({ email });
}

function readEmail(options: { email: string }): string {
  const email = normalizeEmail(options.email);
  if (!/^[^\s@]{1,100}@[^\s@]{1,150}$/.test(email)) throw new CommandError(cliMessages.bad_email, options.email, 2);
  return email;
}

async function readAccount({ output }: CommandContext, { limits }: Config, options: AccountOptions) {
  const email = readEmail(options);
  const { min, max } = limits.password;
  const password = options.ask
    ? await askPassword(output.format(cliMessages.ask_password))
    : randomBytes(Math.max(16, min)).toString('base64url').slice(0, Math.max(16, min));
  if (findPasswordProblem(password, limits.password)) throw new CommandError(cliMessages.bad_password, `${min}–${max}`);
  return { email, password };
}

/** Runs the command in the server that uses the embedded database, or here if there is none. */
async function runOnDatabase(
  config: Config,
  command: 'create-admin' | 'reset-password' | 'reset-two-step',
  input: Record<string, string>,
): Promise<Record<string, unknown>> {
  const server = config.databaseUrl === undefined ? await findControlServer(config.dataDir) : undefined;
  if (server) return toObjectOrEmpty(await server.call(command, input));
  const database = await openDatabase(config);
  try {
    await requireCurrentTables(database.db);
    return toObjectOrEmpty(await createServerCommands(config, database)[command]?.(input));
  } finally {
    await database.close();
  }
}

/** Creates the tables of a new database. Throws for those of an older version: only `migrate` and the server change them. */
async function requireCurrentTables(db: Db): Promise<void> {
  const { known, applied } = await readMigrationState(db);
  if (applied.length === 0) return runPendingMigrations(db);
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0) throw new CommandError(doctorMessages.migrations_pending, missing.join(', '));
}

/** Shows a generated password. The operator knows the one that was asked for. */
function reportPassword(
  { output }: CommandContext,
  account: { email: string; password: string },
  { ask }: AccountOptions,
) {
  if (!ask) output.print(cliMessages.generated_password, account.password);
  output.printJson({ email: account.email, ...(!ask && { password: account.password }) });
}
