import { Command } from 'commander';
import { runCreateAdmin, runResetPassword, runResetTwoStep } from './accountCommands.ts';
import { runBackup, runRestore, runVerify } from './backupCommands.ts';
import { CommandError } from './commandError.ts';
import type { CommandContext } from './context.ts';
import { runDemo, runMigrate, runMoveToPostgres } from './databaseCommands.ts';
import { runDoctor } from './doctorCommand.ts';
import { runMoveFiles } from './fileCommands.ts';
import { arabicHelpTitles, cliMessages } from './messages.ts';
import type { CliMessage, Output } from './output.ts';

/** Creates the command line. It throws for wrong use, and never exits by itself. */
export function createProgram(output: Output, createContext: () => CommandContext): Command {
  const text = (message: CliMessage) => output.format(message);
  const prepare = (command: Command) =>
    command
      .helpOption('-h, --help', text(cliMessages.help_option))
      .option('--lang <ar|en>', text(cliMessages.lang_option), requireLanguage)
      .configureHelp({ styleTitle: (title) => (output.language === 'ar' ? (arabicHelpTitles[title] ?? title) : title) })
      .configureOutput({ outputError: () => undefined })
      .addHelpText('after', `\n${text(cliMessages.exit_codes)}`)
      .exitOverride();
  const program = prepare(new Command('fanous'))
    .usage(text(cliMessages.program_usage))
    .description(text(cliMessages.program))
    .helpCommand('help [command]', text(cliMessages.help_command));
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the options of Commander are untyped
  const add = <T>(name: string, description: CliMessage, run: (context: CommandContext, options: T) => Promise<void>) =>
    prepare(program.command(name))
      .usage(text(cliMessages.command_usage))
      .description(text(description))
      .option('--json', text(cliMessages.json_option))
      .action((options: T) => run(createContext(), options));
  const parseCount = (value: string) => {
    if (!/^[1-9]\d{0,5}$/.test(value)) throw new CommandError(cliMessages.bad_number, value, 2);
    return Number(value);
  };

  add('backup', cliMessages.backup, runBackup)
    .requiredOption('--to <PLACE>', text(cliMessages.to_option))
    .option('--keep <N>', text(cliMessages.keep_option), parseCount)
    .option('--encrypt-to <KEY...>', text(cliMessages.encrypt_to_option));
  const addReader = (name: string, description: CliMessage, run: typeof runRestore) =>
    add(name, description, run)
      .requiredOption('--from <PLACE>', text(cliMessages.from_option))
      .option('--identity <FILE>', text(cliMessages.identity_option));
  addReader('restore', cliMessages.restore, runRestore);
  addReader('verify', cliMessages.verify, runVerify);
  add('doctor', cliMessages.doctor, runDoctor);
  add('migrate', cliMessages.migrate, runMigrate);
  add('move-to-postgres', cliMessages.move_to_postgres, runMoveToPostgres);
  add('move-files', cliMessages.move_files, runMoveFiles).requiredOption(
    '--to <s3|disk>',
    text(cliMessages.move_files_option),
    requireStorageName,
  );
  add('create-admin', cliMessages.create_admin, runCreateAdmin)
    .requiredOption('--email <EMAIL>', text(cliMessages.email_option))
    .option('--name <NAME>', text(cliMessages.name_option), 'Admin')
    .option('--ask', text(cliMessages.ask_option));
  add('reset-password', cliMessages.reset_password, runResetPassword)
    .requiredOption('--email <EMAIL>', text(cliMessages.email_option))
    .option('--ask', text(cliMessages.ask_option));
  add('reset-two-step', cliMessages.reset_two_step, runResetTwoStep).requiredOption(
    '--email <EMAIL>',
    text(cliMessages.email_option),
  );
  add('demo', cliMessages.demo, runDemo);
  return program;
}

function requireStorageName(value: string): string {
  if (!/^(s3|disk)$/.test(value)) throw new CommandError(cliMessages.bad_storage, value, 2);
  return value;
}

function requireLanguage(value: string): string {
  if (!/^(ar|en)$/.test(value)) throw new CommandError(cliMessages.bad_language, value, 2);
  return value;
}

/** Formats the name of what is wrong in an error of Commander, such as `--to`. */
export const getQuotedName = (message: string): string => /'([^']+)'/.exec(message)?.[1] ?? '';
