import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { getOrCreateSecret } from '../db/secrets.ts';
import { createUploadSizeStore } from '../features/videos/videoUploads.repository.ts';
import { DiskStorage } from './diskStorage.ts';
import { LinkLifetime, MediaLinkSigner } from './mediaLinks.ts';
import type { FileStorage } from './storage.ts';

/** Opens the configured storage. Without a database it can create no links and receive no uploads in pieces. */
export async function openStorage({ dataDir, s3, mediaLinkSeconds }: Config, db: Db | undefined): Promise<FileStorage> {
  const lifetime = new LinkLifetime(mediaLinkSeconds);
  const secret = db ? await getOrCreateSecret(db, 'media_secret') : randomUUID();
  const links = new MediaLinkSigner(secret, lifetime);
  if (s3) {
    // Load this large module only if it is used.
    const { S3Storage } = await import('./s3Storage.ts');
    return new S3Storage(s3, lifetime, links);
  }
  const folder = join(dataDir, 'storage');
  for (const folderName of ['public', 'private'])
    await mkdir(join(folder, folderName), { recursive: true, mode: 0o700 });
  return new DiskStorage(folder, links, createUploadSizeStore(db));
}
