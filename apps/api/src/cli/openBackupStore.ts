import type { BackupStore } from '../backup/backupStore.ts';
import { FolderBackupStore } from '../backup/folderBackupStore.ts';
import { isBucketName, readConnection } from '../config/s3.ts';
import type { S3Connection } from '../config/s3.ts';
import { SettingsReader } from '../config/settings.ts';
import { CommandError } from './commandError.ts';
import type { CommandContext } from './context.ts';
import { cliMessages } from './messages.ts';

/** Opens the place of backups that an option names: a folder, or `s3:bucket/prefix`. */
export async function openBackupStore(context: CommandContext, place: string): Promise<BackupStore> {
  if (!place.startsWith('s3:')) return new FolderBackupStore(context.resolvePath(place));
  const [bucket = '', ...prefix] = place.replace(/^s3:(\/\/)?/, '').split('/');
  if (!isBucketName(bucket)) throw new CommandError(cliMessages.bad_bucket, place, 2);
  // Load this large module only if it is used.
  const { BucketBackupStore } = await import('../backup/bucketBackupStore.ts');
  // Without a bucket for uploaded files, its settings are read for a backup only.
  const connection = context.readConfig().backupConnection ?? readFilesConnection(context);
  return new BucketBackupStore(connection, bucket, prefix.filter(Boolean).join('/'));
}

function readFilesConnection({ environment }: CommandContext): S3Connection {
  const settings = new SettingsReader(environment);
  const connection = readConnection(settings, 'S3');
  settings.throwIfInvalid();
  return connection;
}
