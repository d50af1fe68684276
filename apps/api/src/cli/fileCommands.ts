import { moveFiles } from '../backup/moveFiles.ts';
import { getStorageFolder } from '../storage/openStorage.ts';
import { CommandError } from './commandError.ts';
import type { CommandContext } from './context.ts';
import { cliMessages } from './messages.ts';

/** Copies all uploaded files between the disk and the bucket. */
export async function runMoveFiles({ output, readConfig }: CommandContext, { to }: { to: 's3' | 'disk' }) {
  const config = readConfig();
  const { s3, dataDir } = config;
  if (!s3) throw new CommandError(cliMessages.setting_missing, 'S3_BUCKET');
  output.print(cliMessages.files_interrupted);
  const { copied, skipped, missingKeys } = await moveFiles({ config, s3, to, onProgress: output.showProgress });
  output.print(cliMessages.files_copied, String(copied));
  output.print(cliMessages.files_skipped, String(skipped));
  for (const key of missingKeys) output.print(cliMessages.source_file_missing, key);
  if (to === 's3') output.print(cliMessages.use_bucket, getStorageFolder(dataDir));
  else output.print(cliMessages.use_disk, s3.bucket);
  output.printJson({ copied, skipped, missingKeys });
  if (missingKeys.length > 0) process.exitCode = 1;
}
