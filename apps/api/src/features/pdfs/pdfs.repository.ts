import { foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { markMediaOrphaned } from '../../storage/files.ts';
import { adjustCourseItemCount, getCourseCountSql } from '../courses/courseCounts.repository.ts';

const columns = ['id', 'course_id', 'title', 'file_key', 'created_at'] as const;

/** A row of `pdfs`. */
export interface PdfRow {
  id: number;
  course_id: number;
  title: string;
  file_key: string;
  created_at: string;
}

/** Lists one page of a course's PDFs, in order. */
export function listPdfs(
  db: Db,
  searchCache: SearchCache,
  courseId: number,
  search: Search | undefined,
  page: PageQuery,
) {
  return readList(db, searchCache, {
    rowsQuery: db.selectFrom('pdfs').where('course_id', '=', courseId),
    selectColumns: (query) => query.select(columns),
    id: 'pdfs.id',
    order: sql`pdfs.id`,
    countExpression: getCourseCountSql('pdfs_count', courseId),
    search: search && matchSubstring('pdfs.title_fold', search),
    page,
  });
}

/** Finds a PDF by id, and by course if one is given. */
export function findPdf(db: Db, id: number, courseId?: number): Promise<PdfRow | undefined> {
  let found = db.selectFrom('pdfs').where('id', '=', id);
  if (courseId !== undefined) found = found.where('course_id', '=', courseId);
  return found.select(columns).executeTakeFirst();
}

/** Adds a PDF to a course. Returns undefined if the course does not exist. */
export async function insertPdf(db: Db, row: Pick<PdfRow, 'course_id' | 'title' | 'file_key'>) {
  if (!(await adjustCourseItemCount(db, row.course_id, 'pdfs', 1))) return undefined;
  const values = { ...row, title_fold: foldArabic(row.title) };
  return db.insertInto('pdfs').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Updates the given fields, and marks a replaced file as orphaned. Returns undefined if the PDF does not exist. */
export async function updatePdf(
  db: Db,
  id: number,
  { title, file_key }: { title: string | undefined; file_key: string | undefined },
): Promise<PdfRow | undefined> {
  const before = await db.selectFrom('pdfs').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
  if (!before) return undefined;
  if (file_key !== undefined) await markMediaOrphaned(db, [before.file_key]);
  const after = { title: title ?? before.title, file_key: file_key ?? before.file_key };
  await db
    .updateTable('pdfs')
    .set({ ...after, title_fold: foldArabic(after.title) })
    .where('id', '=', id)
    .execute();
  return { ...before, ...after };
}

/** Deletes a PDF and marks its file as orphaned. Returns false if the PDF does not exist. */
export async function deletePdf(db: Db, { id, course_id }: Pick<PdfRow, 'id' | 'course_id'>): Promise<boolean> {
  await adjustCourseItemCount(db, course_id, 'pdfs', -1);
  const deletedPdf = await db.deleteFrom('pdfs').where('id', '=', id).returning('file_key').executeTakeFirst();
  if (deletedPdf) await markMediaOrphaned(db, [deletedPdf.file_key]);
  return deletedPdf !== undefined;
}
