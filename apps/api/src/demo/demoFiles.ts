import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMediaType } from '../storage/fileTypes.ts';
import { toPrivateStorageKey } from '../storage/storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { TemporaryFolder } from '../storage/temporaryFolder.ts';
import type { DemoContent } from './content/types.ts';
import { toDemoFileKey } from './seed/seedContents.ts';

const media = join(import.meta.dirname, 'media');

/** Stores the files of the demo's rows in the private storage, if they are missing. */
export async function storeDemoFiles(storage: FileStorage, dataDir: string, { courses }: DemoContent): Promise<void> {
  const named = courses.flatMap(({ records, pdfs, summaries }) => [...records, ...pdfs, ...summaries]);
  const files = new Set(named.flatMap(({ file }) => file ?? []));
  const temporary = new TemporaryFolder(dataDir);
  for (const file of files) {
    const key = toPrivateStorageKey(toDemoFileKey(file));
    if (await storage.hasFile(key)) continue;
    // The storage moves the file, so give it a copy.
    const copy = temporary.createFilePath();
    await copyFile(join(media, file), copy);
    await storage.storeFile(key, copy, getMediaType(file));
  }
  temporary.deleteFolder();
}
