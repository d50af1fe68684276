import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMediaType } from '../storage/fileTypes.ts';
import { encodeImage } from '../storage/images.ts';
import { createPdfThumbnail } from '../storage/pdfThumbnails.ts';
import { toPrivateStorageKey, toPublicStorageKey } from '../storage/storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { TemporaryFolder } from '../storage/temporaryFolder.ts';
import { demoTeachers } from './content/people.ts';
import { renderPortrait } from './content/portraits.ts';
import type { DemoContent } from './content/types.ts';
import { toDemoFileKey, toThumbnailName } from './seed/seedContents.ts';
import { toPortraitPath } from './seed/seedPeople.ts';

const media = join(import.meta.dirname, 'media');

/** Stores the files of the demo's rows in the private storage, and the portraits in the public one, if they are missing. */
export async function storeDemoFiles(storage: FileStorage, dataDir: string, { courses }: DemoContent): Promise<void> {
  const named = courses.flatMap(({ videos, records, pdfs, summaries }) => [
    ...videos,
    ...videos.flatMap(({ captions }) => captions),
    ...records,
    ...pdfs,
    ...summaries,
  ]);
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
  for (const file of new Set(courses.flatMap(({ summaries }) => summaries.map((summary) => summary.file))))
    await storeThumbnail(storage, temporary, file);
  await storePortraits(storage, temporary);
  temporary.deleteFolder();
}

async function storeThumbnail(storage: FileStorage, temporary: TemporaryFolder, pdf: string): Promise<void> {
  const key = toPrivateStorageKey(toDemoFileKey(toThumbnailName(pdf)));
  if (await storage.hasFile(key)) return;
  const copy = temporary.createFilePath();
  await copyFile(join(media, pdf), copy);
  const path = await createPdfThumbnail(copy);
  // A slow machine may not draw it in time. The list shows an icon instead.
  if (path === undefined) return;
  await storage.storeFile(key, path, 'image/webp');
}

async function storePortraits(storage: FileStorage, temporary: TemporaryFolder): Promise<void> {
  for (const { key } of demoTeachers) {
    const path = toPortraitPath(key);
    if (await storage.hasFile(toPublicStorageKey(path))) continue;
    const drawing = temporary.createFilePath();
    await writeFile(drawing, renderPortrait(key));
    for (const image of await encodeImage(drawing))
      await storage.storeFile(
        toPublicStorageKey(path.replace('.webp', `${image.suffix}.webp`)),
        image.path,
        'image/webp',
      );
  }
}
