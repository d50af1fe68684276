import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { findErrorCode } from '../startupError.ts';
import { BackupError } from './backupError.ts';
import { DamagedContentError } from './backupStore.ts';
import type { BackupWriter } from './backupStore.ts';
import type { BackupFile } from './manifest.ts';
import type { Backup } from './openBackup.ts';

/** Writes a file of a backup, and describes what was written. */
export async function writeWithChecksum(
  writer: Pick<BackupWriter, 'writeFile'>,
  path: string,
  content: AsyncIterable<Buffer | string>,
): Promise<BackupFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const readChunks = async function* () {
    for await (const part of content) {
      const chunk = Buffer.isBuffer(part) ? part : Buffer.from(part);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  await writer.writeFile(path, Readable.from(readChunks()));
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Computes the SHA-256 of a stream. */
export async function computeSha256(stream: AsyncIterable<Buffer | string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

/** Throws for the first file of the backup that is missing or has other bytes. */
export async function requireIntactFiles(
  { manifest, openFile }: Backup,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const files: BackupFile[] = [manifest.settings, ...manifest.tables, ...manifest.storedFiles];
  for (const [index, { path, sha256 }] of files.entries()) {
    const stream = await openFile(path);
    const actual = await computeSha256(stream).catch((error: unknown) => {
      // A damaged disk reports an error for the file.
      if (!(error instanceof DamagedContentError) && findErrorCode(error) !== 'EIO') throw error;
      return undefined;
    });
    if (actual !== sha256) throw new BackupError('corrupt_file', path);
    onProgress(index + 1, files.length);
  }
}
