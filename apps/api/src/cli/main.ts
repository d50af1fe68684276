import { CommanderError } from 'commander';
import { BackupError, backupErrorMessages } from '../backup/backupError.ts';
import { Problem } from '../problems/problem.ts';
import { findErrorCode } from '../startupError.ts';
import { CommandError } from './commandError.ts';
import { createCommandContext } from './context.ts';
import { getCommandLineLanguage } from './language.ts';
import { cliMessages, usageMessages } from './messages.ts';
import { Output } from './output.ts';
import { createProgram, getQuotedName } from './program.ts';

// The command line of the operator. Exit codes: 0 done, 1 problem or failure, 2 wrong use.

const args = process.argv.slice(2);
const output = new Output(getCommandLineLanguage(args, process.env), args.includes('--json'));
process.umask(0o077);

try {
  const program = createProgram(output, () => createCommandContext(output));
  await program.parseAsync(args, { from: 'user' });
  process.exit();
} catch (error) {
  const { text, exitCode } = describeError(error);
  if (text !== undefined) {
    output.printError(text);
    output.printJson({ error: text });
  }
  process.exit(exitCode);
}

/** Gets the reason for the operator. What the storage throws for clients has it as its cause. */
function getReason(error: unknown): string {
  const cause = error instanceof Problem ? error.cause : undefined;
  if (cause instanceof Error) return `${cause.name}: ${getMessage(cause)}`;
  return getMessage(error);
}

/** Gets the message of an error. Those of refused connections have a code only. */
function getMessage(error: unknown): string {
  return error instanceof Error ? error.message || (findErrorCode(error) ?? error.name) : String(error);
}

function describeError(error: unknown): { text?: string; exitCode: number } {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return { exitCode: 0 };
    // Without a command, the help has been printed.
    if (error.code === 'commander.help') return { exitCode: 2 };
    const message = usageMessages[error.code];
    const text = message ? output.format(message, getQuotedName(error.message)) : error.message;
    return { text: output.format(cliMessages.wrong_use, text), exitCode: 2 };
  }
  if (error instanceof CommandError) return { text: output.format(error.text, error.detail), exitCode: error.exitCode };
  if (error instanceof BackupError)
    return { text: output.format(backupErrorMessages[error.code], error.detail), exitCode: 1 };
  return { text: output.format(cliMessages.failed, getReason(error)), exitCode: 1 };
}
