import type { Db } from '../../db/database.ts';
import { toReacts } from '../summaries/reacts.repository.ts';
import { toFlag } from '../wire.ts';

// Far above what a course holds; below what would make an answer too long.
const most = 500;

/** Every video of a course, in their order. */
export function videosOf(db: Db, courseId: number) {
  return db
    .selectFrom('videos')
    .where('course_id', '=', courseId)
    .select(['id', 'course_id', 'title', 'url', 'website_url', 'is_free', 'created_at'])
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The summaries of a course, without what a viewer did with them, so that they may be shown to anyone. */
export async function summaryTitlesOf(db: Db, courseId: number) {
  const summaries = await db
    .selectFrom('summaries')
    .where('course_id', '=', courseId)
    .select(['id', 'lecture_name', 'love_count', 'like_count', 'angry_count', 'care_count', 'created_at'])
    .orderBy('id')
    .limit(most)
    .execute();
  return summaries.map(({ id, lecture_name, created_at, ...counts }) => ({
    id,
    lecture_name,
    reacts: toReacts(counts),
    created_at,
  }));
}

/** What else lies in a course beside videos and summaries: titles and counts only, so that it may be shown to anyone. */
export async function titlesOf(db: Db, courseId: number) {
  const [records, pdfs, quizzes] = await Promise.all([
    db
      .selectFrom('records')
      .where('course_id', '=', courseId)
      .select(['id', 'title', 'is_home', 'is_revision', 'file_type as record_type', 'created_at'])
      .orderBy('id')
      .limit(most)
      .execute(),
    db
      .selectFrom('pdfs')
      .where('course_id', '=', courseId)
      .select(['id', 'title', 'created_at'])
      .orderBy('id')
      .limit(most)
      .execute(),
    db
      .selectFrom('quizzes')
      .where('course_id', '=', courseId)
      .select(['id', 'title', 'description', 'ready_questions_count as questions_count', 'created_at'])
      .orderBy('id')
      .limit(most)
      .execute(),
  ]);
  return {
    records: records.map((record) => ({
      ...record,
      is_home: toFlag(record.is_home),
      is_revision: toFlag(record.is_revision),
    })),
    pdfs,
    quizzes,
  };
}
