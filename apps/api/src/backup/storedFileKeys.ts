import type { Db } from '../db/database.ts';
import { toSmallImagePath } from '../features/wire.ts';
import { toPrivateStorageKey, toPublicStorageKey } from '../storage/storage.ts';

/** Lists the keys of all stored files that rows name: images in both sizes, and course media. */
export async function listStoredFileKeys(db: Db): Promise<string[]> {
  const images = [
    ...(await db.selectFrom('users').where('image', 'is not', null).select('image').execute()),
    ...(await db.selectFrom('courses').where('image', 'is not', null).select('image').execute()),
  ];
  const media = [
    ...(await db.selectFrom('records').where('file_key', 'is not', null).select('file_key').execute()),
    ...(await db.selectFrom('pdfs').select('file_key').execute()),
    ...(await db.selectFrom('summaries').select('file_key').execute()),
  ];
  const keys = [
    ...images
      .flatMap(({ image }) => (image === null ? [] : [image, toSmallImagePath(image) ?? image]))
      .map(toPublicStorageKey),
    ...media.flatMap(({ file_key }) => (file_key === null ? [] : [toPrivateStorageKey(file_key)])),
  ];
  return [...new Set(keys)].toSorted();
}
