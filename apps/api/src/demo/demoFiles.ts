import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMediaType } from '../storage/fileTypes.ts';
import { toPrivateKey } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { TemporaryFiles } from '../storage/temporaryFiles.ts';
import type { DemoContent } from './content/types.ts';
import { toDemoFileKey } from './seed/seedContents.ts';

const media = join(import.meta.dirname, 'media');

/** Stores the files of the demo's rows in the private storage, if they are missing. */
export async function storeDemoFiles(storage: Storage, dataDir: string, { courses }: DemoContent): Promise<void> {
  const named = courses.flatMap(({ records, pdfs, summaries }) => [...records, ...pdfs, ...summaries]);
  const files = new Set(named.flatMap(({ file }) => file ?? []));
  const temporary = new TemporaryFiles(dataDir);
  for (const file of files) {
    const key = toPrivateKey(toDemoFileKey(file));
    if (await storage.has(key)) continue;
    // The storage moves the file, so give it a copy.
    const copy = temporary.createPath();
    await copyFile(join(media, file), copy);
    await storage.put(key, copy, getMediaType(file));
  }
  temporary.removeAll();
}
