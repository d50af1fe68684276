import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { confirmFiles, insertPendingFileEntries, lockExpiredFiles } from '../src/storage/orphanedFiles.repository.ts';
import { openTestDatabase } from './support/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a file that the cleanup takes before its row is written is 503, because it can be sent again', async () => {
  const { db } = database;
  const keys = ['private/pdfs/late.pdf'];
  await insertPendingFileEntries(db, keys, 0);
  expect(await lockExpiredFiles(db, 10)).toEqual(keys);
  await expect(confirmFiles(db, keys)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
});
