import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { Searches } from '../../db/lists.ts';
import type { Page } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { dropMedia } from '../../storage/files.ts';
import { mediaTypeOf } from '../../storage/fileTypes.ts';
import { adjustCourseCount, courseCount } from '../courses/courseCounts.repository.ts';

const columns = [
  'id',
  'course_id',
  'title',
  'url',
  'website_url',
  'file_key',
  'file_type',
  'is_home',
  'is_revision',
  'created_at',
] as const;

/** What a record consists of. */
export interface RecordFields {
  title: string;
  url: string | null;
  website_url: string | null;
  file_key: string | null;
  is_home: boolean;
  is_revision: boolean;
}

/** A record as it is stored. */
export interface RecordRow extends RecordFields {
  id: number;
  course_id: number;
  file_type: string | null;
  created_at: string;
}

/** One page of a course's records, in their order. */
export function listRecords(db: Db, searches: Searches, courseId: number, search: Search | undefined, page: Page) {
  return readList(db, searches, {
    found: db.selectFrom('records').where('course_id', '=', courseId),
    show: (found) => found.select(columns),
    id: 'records.id',
    order: sql`records.id`,
    length: courseCount('records_count', courseId),
    search: search && matchSubstring('records.title_fold', search),
    page,
  });
}

/** One record by its id; of this course, where one is given. */
export function findRecord(db: Db, id: number, courseId?: number): Promise<RecordRow | undefined> {
  let found = db.selectFrom('records').where('id', '=', id);
  if (courseId !== undefined) found = found.where('course_id', '=', courseId);
  return found.select(columns).executeTakeFirst();
}

const stored = (fields: RecordFields) => ({
  ...fields,
  title_fold: foldArabic(fields.title),
  file_type: fields.file_key === null ? null : mediaTypeOf(fields.file_key),
});

/** Adds a record to a course; undefined when there is no such course. */
export async function insertRecord(db: Db, courseId: number, fields: RecordFields): Promise<RecordRow | undefined> {
  if (!(await adjustCourseCount(db, courseId, 'records', 1))) return undefined;
  const values = { ...stored(fields), course_id: courseId };
  return db.insertInto('records').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Changes what is given; a file that is replaced goes. Undefined when there is no such record. */
export async function updateRecord(
  db: Db,
  id: number,
  changes: { [F in keyof RecordFields]: RecordFields[F] | undefined },
): Promise<RecordRow | undefined> {
  const before = await db.selectFrom('records').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  if (!before) return undefined;
  if (changes.file_key !== undefined) await dropMedia(db, [before.file_key]);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { id: _id, course_id: _course, created_at: _time, file_type: _type, ...kept } = before;
  return db
    .updateTable('records')
    .set(stored({ ...kept, ...given }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes a record and lets go of its file; false when it is gone already. */
export async function deleteRecord(db: Db, { id, course_id }: Pick<RecordRow, 'id' | 'course_id'>): Promise<boolean> {
  await adjustCourseCount(db, course_id, 'records', -1);
  const gone = await db.deleteFrom('records').where('id', '=', id).returning('file_key').executeTakeFirst();
  if (gone) await dropMedia(db, [gone.file_key]);
  return gone !== undefined;
}
