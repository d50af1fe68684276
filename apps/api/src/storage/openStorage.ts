import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { LocalStorage } from './localStorage.ts';
import { MediaLinks, readMediaSecret } from './mediaLinks.ts';
import type { Storage } from './storage.ts';

/** The storage that the operator has configured. */
export async function openStorage({ dataDir }: Config, db: Db): Promise<Storage> {
  const folder = join(dataDir, 'storage');
  for (const area of ['public', 'private']) await mkdir(join(folder, area), { recursive: true, mode: 0o700 });
  return new LocalStorage(folder, new MediaLinks(await readMediaSecret(db)));
}
