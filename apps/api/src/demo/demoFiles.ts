import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypeOf } from '../storage/fileTypes.ts';
import { privateKey } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { TemporaryFiles } from '../storage/temporaryFiles.ts';
import type { DemoContent } from './content/types.ts';
import { demoFileKey } from './seed/seedContents.ts';

const media = join(import.meta.dirname, 'media');

/** Puts the files that the demo's rows name into the private storage, those that are not there yet. */
export async function storeDemoFiles(storage: Storage, dataDir: string, { courses }: DemoContent): Promise<void> {
  const named = courses.flatMap(({ records, pdfs, summaries }) => [...records, ...pdfs, ...summaries]);
  const files = new Set(named.flatMap(({ file }) => file ?? []));
  const temporary = new TemporaryFiles(dataDir);
  for (const file of files) {
    const key = privateKey(demoFileKey(file));
    if (await storage.has(key)) continue;
    // The storage takes over what it is given.
    const copy = temporary.newPath();
    await copyFile(join(media, file), copy);
    await storage.put(key, copy, mediaTypeOf(file));
  }
  temporary.removeAll();
}
