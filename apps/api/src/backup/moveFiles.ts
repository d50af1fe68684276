import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { computeSha256 } from './checksums.ts';
import { BackupError } from './backupError.ts';
import { openSource } from './openSource.ts';
import { listStoredFileKeys } from './storedFileKeys.ts';
import type { Config } from '../config.ts';
import type { S3Config } from '../config/s3.ts';
import type { DiskStorage } from '../storage/diskStorage.ts';
import { getMediaType } from '../storage/fileTypes.ts';
import { openBothStorages } from '../storage/openStorage.ts';
import type { S3Storage } from '../storage/s3Storage.ts';
import { TemporaryFolder } from '../storage/temporaryFolder.ts';

const maxConcurrentFiles = 4;

/** What a move of files needs to know. */
export interface MoveFilesOptions {
  config: Config;
  s3: S3Config;
  to: 's3' | 'disk';
  onProgress: (done: number, total: number) => void;
}

/** What was moved. */
export interface MovedFiles {
  copied: number;
  /** Files that were there with the same checksum. */
  skipped: number;
  /** Files that rows name, but that are missing in the source. */
  missingKeys: string[];
}

type CopyResult = 'copied' | 'skipped' | 'missing';

/** Copies every file that a row names from one storage to the other, and compares it afterwards. Deletes nothing. */
export async function moveFiles({ config, s3, to, onProgress }: MoveFilesOptions): Promise<MovedFiles> {
  const storages = await openBothStorages(config, s3);
  const temporary = new TemporaryFolder(config.dataDir);
  const copyFile = to === 's3' ? copyToBucket : copyToDisk;
  const limit = pLimit(maxConcurrentFiles);
  const results = new Map<string, CopyResult>();
  try {
    // Files that are uploaded meanwhile are in the next list.
    for (;;) {
      const keys = await readStoredFileKeys(config);
      const newKeys = keys.filter((key) => !results.has(key));
      if (newKeys.length === 0) return countResults(results, keys);
      await limit.map(newKeys, async (key) => {
        results.set(key, await copyFile(key, storages, temporary));
        onProgress(results.size, keys.length);
      });
    }
  } finally {
    temporary.deleteFolder();
  }
}

async function readStoredFileKeys(config: Config): Promise<string[]> {
  const source = await openSource(config);
  try {
    return await listStoredFileKeys(source.db);
  } finally {
    await source.close();
  }
}

/** Counts the results. A missing file whose row was deleted meanwhile does not count. */
function countResults(results: Map<string, CopyResult>, keys: string[]): MovedFiles {
  const count = (result: CopyResult) => [...results.values()].filter((one) => one === result).length;
  const missingKeys = keys.filter((key) => results.get(key) === 'missing');
  return { copied: count('copied'), skipped: count('skipped'), missingKeys };
}

interface Storages {
  disk: DiskStorage;
  bucket: S3Storage;
}

async function copyToBucket(key: string, { disk, bucket }: Storages): Promise<CopyResult> {
  if (!(await disk.hasFile(key))) return 'missing';
  const path = disk.getPath(key);
  if (await hasSameContent(path, bucket, key)) return 'skipped';
  await bucket.storeFile(key, path, getMediaType(key));
  if (!(await hasSameContent(path, bucket, key))) throw new BackupError('copy_differs', key);
  return 'copied';
}

async function copyToDisk(key: string, { disk, bucket }: Storages, temporary: TemporaryFolder): Promise<CopyResult> {
  if ((await disk.hasFile(key)) && (await hasSameContent(disk.getPath(key), bucket, key))) return 'skipped';
  const found = await bucket.openFile(key);
  if (!found) return 'missing';
  // The storage moves the file to its place, so that an interrupted copy is never there.
  const path = temporary.createFilePath();
  await pipeline(found.stream, createWriteStream(path, { mode: 0o600 }));
  if (!(await hasSameContent(path, bucket, key))) throw new BackupError('copy_differs', key);
  await disk.storeFile(key, path);
  return 'copied';
}

/** Compares a file on the disk with a file of the bucket. */
async function hasSameContent(path: string, bucket: S3Storage, key: string): Promise<boolean> {
  const info = await bucket.findFileInfo(key);
  if (!info) return false;
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha256.update(chunk);
    size += chunk.length;
  }
  if (info.size !== size) return false;
  // The entity tag is the MD5 of the content, except for files in parts and for some kinds of encryption.
  if (info.etag.replaceAll('"', '') === md5.digest('hex')) return true;
  const found = await bucket.openFile(key);
  return found !== undefined && (await computeSha256(found.stream)) === sha256.digest('hex');
}
