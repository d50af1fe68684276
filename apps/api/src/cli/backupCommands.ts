import { createBackup } from '../backup/createBackup.ts';
import type { Backup } from '../backup/openBackup.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { verifyBackup } from '../backup/verifyBackup.ts';
import type { CommandContext } from './context.ts';
import { openDecryptingStore, openEncryptingStore } from './encryption.ts';
import { openBackupStore } from './openBackupStore.ts';
import { cliMessages } from './messages.ts';

interface BackupCommandOptions {
  to: string;
  keep?: number;
  encryptTo?: string[];
}

interface ReadCommandOptions {
  from: string;
  identity?: string;
}

/** Creates a backup. */
export async function runBackup(context: CommandContext, options: BackupCommandOptions): Promise<void> {
  const { output, environment } = context;
  const { deletedBackups, ...backup } = await createBackup({
    config: context.readConfig(),
    environment,
    store: await openBackupTarget(context, options),
    keep: options.keep,
    onProgress: output.showProgress,
  });
  output.print(cliMessages.backup_created, backup.location);
  output.print(cliMessages.backup_contents, formatCounts(backup));
  for (const key of backup.manifest.missingKeys) output.print(cliMessages.file_missing, key);
  for (const name of deletedBackups) output.print(cliMessages.backup_deleted, name);
  output.printJson({ ...toResult(backup), deletedBackups });
  if (backup.manifest.missingKeys.length > 0) process.exitCode = 1;
}

/** Restores a backup into an empty place. */
export async function runRestore(context: CommandContext, options: ReadCommandOptions): Promise<void> {
  const { output } = context;
  output.print(cliMessages.restore_interrupted);
  const store = await openBackupSource(context, options);
  const backup = await restoreBackup({ config: context.readConfig(), store, onProgress: output.showProgress });
  output.print(cliMessages.restored, backup.location);
  output.print(cliMessages.restore_settings, backup.location);
  output.printJson(toResult(backup));
}

/** Restores a backup into a temporary database and compares it. */
export async function runVerify(context: CommandContext, options: ReadCommandOptions): Promise<void> {
  const { output } = context;
  const backup = await verifyBackup(await openBackupSource(context, options), output.showProgress);
  output.print(cliMessages.verified, backup.location);
  output.print(cliMessages.backup_contents, formatCounts(backup));
  output.printJson(toResult(backup));
}

async function openBackupTarget(context: CommandContext, { to, encryptTo }: BackupCommandOptions) {
  const store = await openBackupStore(context, to);
  return encryptTo ? openEncryptingStore(store, encryptTo) : store;
}

async function openBackupSource(context: CommandContext, { from, identity }: ReadCommandOptions) {
  const store = await openBackupStore(context, from);
  return identity === undefined ? store : openDecryptingStore(store, context.resolvePath(identity));
}

type BackupDescription = Pick<Backup, 'location' | 'manifest'>;

const countRows = ({ manifest }: BackupDescription) => manifest.tables.reduce((sum, { rows }) => sum + rows, 0);

const formatCounts = (backup: BackupDescription) => `${countRows(backup)}, ${backup.manifest.storedFiles.length}`;

const toResult = (backup: BackupDescription) => ({
  folder: backup.location,
  createdAt: backup.manifest.createdAt,
  rows: countRows(backup),
  files: backup.manifest.storedFiles.length,
  missingKeys: backup.manifest.missingKeys,
});
