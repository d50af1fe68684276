import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { markMediaOrphaned } from '../../storage/files.ts';
import { getMediaType } from '../../storage/fileTypes.ts';
import { adjustCourseItemCount, getCourseCountSql } from '../courses/courseCounts.repository.ts';

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

/** The fields of a record that can be edited. */
export interface RecordFields {
  title: string;
  url: string | null;
  website_url: string | null;
  file_key: string | null;
  is_home: boolean;
  is_revision: boolean;
}

/** A row of `records`. */
export interface RecordRow extends RecordFields {
  id: number;
  course_id: number;
  file_type: string | null;
  created_at: string;
}

/** Lists one page of a course's records, in order. */
export function listRecords(
  db: Db,
  searchCache: SearchCache,
  courseId: number,
  search: Search | undefined,
  page: PageQuery,
) {
  return readList(db, searchCache, {
    rowsQuery: db.selectFrom('records').where('course_id', '=', courseId),
    selectColumns: (query) => query.select(columns),
    id: 'records.id',
    order: sql`records.id`,
    countExpression: getCourseCountSql('records_count', courseId),
    search: search && matchSubstring('records.title_fold', search),
    page,
  });
}

/** Finds a record by id, and by course if one is given. */
export function findRecord(db: Db, id: number, courseId?: number): Promise<RecordRow | undefined> {
  let found = db.selectFrom('records').where('id', '=', id);
  if (courseId !== undefined) found = found.where('course_id', '=', courseId);
  return found.select(columns).executeTakeFirst();
}

const toColumns = (fields: RecordFields) => ({
  ...fields,
  title_fold: foldArabic(fields.title),
  file_type: fields.file_key === null ? null : getMediaType(fields.file_key),
});

/** Adds a record to a course. Returns undefined if the course does not exist. */
export async function insertRecord(db: Db, courseId: number, fields: RecordFields): Promise<RecordRow | undefined> {
  if (!(await adjustCourseItemCount(db, courseId, 'records', 1))) return undefined;
  const values = { ...toColumns(fields), course_id: courseId };
  return db.insertInto('records').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Updates the given fields, and marks a replaced file as orphaned. Returns undefined if the record does not exist. */
export async function updateRecord(
  db: Db,
  id: number,
  changes: { [F in keyof RecordFields]: RecordFields[F] | undefined },
): Promise<RecordRow | undefined> {
  const before = await db.selectFrom('records').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  if (!before) return undefined;
  if (changes.file_key !== undefined) await markMediaOrphaned(db, [before.file_key]);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { id: _id, course_id: _course, created_at: _time, file_type: _type, ...copiedColumns } = before;
  return db
    .updateTable('records')
    .set(toColumns({ ...copiedColumns, ...given }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Deletes a record and marks its file as orphaned. Returns false if the record does not exist. */
export async function deleteRecord(db: Db, { id, course_id }: Pick<RecordRow, 'id' | 'course_id'>): Promise<boolean> {
  await adjustCourseItemCount(db, course_id, 'records', -1);
  const deletedRecord = await db.deleteFrom('records').where('id', '=', id).returning('file_key').executeTakeFirst();
  if (deletedRecord) await markMediaOrphaned(db, [deletedRecord.file_key]);
  return deletedRecord !== undefined;
}
