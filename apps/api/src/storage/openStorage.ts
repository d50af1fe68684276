import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { S3Config } from '../config/s3.ts';
import { getOrCreateSecret } from '../db/secrets.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { createUploadSizeStore } from '../features/videos/videoUploads.repository.ts';
import { DiskStorage } from './diskStorage.ts';
import { LinkLifetime, MediaLinkSigner } from './mediaLinks.ts';
import type { S3Storage } from './s3Storage.ts';
import type { FileStorage } from './storage.ts';

/** Gets the folder of the files on the disk. */
export const getStorageFolder = (dataDir: string): string => join(dataDir, 'storage');

/** Opens the configured storage. Without a database it can create no links and receive no uploads in pieces. */
export async function openStorage(
  { dataDir, s3, mediaLinkSeconds }: Config,
  db: Db | undefined,
  tracing?: Tracing,
): Promise<FileStorage> {
  const lifetime = new LinkLifetime(mediaLinkSeconds);
  const secret = db ? await getOrCreateSecret(db, 'media_secret') : randomUUID();
  const links = new MediaLinkSigner(secret, lifetime);
  if (s3) return openS3Storage(s3, lifetime, links, tracing);
  return openDiskStorage(dataDir, links, db);
}

/** Opens both storages for copying files between them. */
export async function openBothStorages({ dataDir, mediaLinkSeconds }: Config, s3: S3Config) {
  const lifetime = new LinkLifetime(mediaLinkSeconds);
  const links = new MediaLinkSigner(randomUUID(), lifetime);
  return { disk: await openDiskStorage(dataDir, links, undefined), bucket: await openS3Storage(s3, lifetime, links) };
}

async function openS3Storage(
  s3: S3Config,
  lifetime: LinkLifetime,
  links: MediaLinkSigner,
  tracing?: Tracing,
): Promise<S3Storage> {
  // Load this large module only if it is used.
  const { S3Storage } = await import('./s3Storage.ts');
  return new S3Storage(s3, lifetime, links, tracing);
}

async function openDiskStorage(dataDir: string, links: MediaLinkSigner, db: Db | undefined): Promise<DiskStorage> {
  const folder = getStorageFolder(dataDir);
  for (const folderName of ['public', 'private'])
    await mkdir(join(folder, folderName), { recursive: true, mode: 0o700 });
  return new DiskStorage(folder, links, createUploadSizeStore(db));
}
