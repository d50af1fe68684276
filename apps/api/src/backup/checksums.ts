import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { BackupError } from './backupError.ts';
import type { Backup, BackupFile } from './manifest.ts';

/** Counts and hashes the bytes that pass through it. */
export class ChecksumStream extends Transform {
  readonly #hash: Hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  /** Gets the SHA-256 after the end of the stream. */
  getSha256(): string {
    return this.#hash.digest('hex');
  }
}

/** Computes the SHA-256 of a stream. */
export async function computeSha256(stream: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

/** Throws for the first file of the backup that is missing or has other bytes. */
export async function requireIntactFiles(
  { folder, manifest }: Backup,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const files: BackupFile[] = [manifest.settings, ...manifest.tables, ...manifest.storedFiles];
  for (const [index, { path, sha256 }] of files.entries()) {
    const actual = await computeSha256(createReadStream(join(folder, path))).catch(() => undefined);
    if (actual !== sha256) throw new BackupError('corrupt_file', path);
    onProgress(index + 1, files.length);
  }
}
