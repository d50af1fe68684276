import type { Db } from '../../db/database.ts';
import { executeShared } from '../../db/sharedQueries.ts';
import { toReactList } from '../summaries/reacts.repository.ts';
import { toFlag } from '../wire.ts';

// Far more than a course has, but short enough for one response.
const maxItemsPerKind = 500;

/** Lists all videos of a course, in order. */
export function listAllCourseVideos(db: Db, courseId: number) {
  return executeShared(
    db,
    db
      .selectFrom('videos')
      .where('course_id', '=', courseId)
      .select(['id', 'course_id', 'title', 'url', 'website_url', 'file_key', 'is_free', 'duration', 'created_at'])
      .orderBy('id')
      .limit(maxItemsPerKind),
  );
}

/** Lists the summaries of a course without the viewer's reactions, so that everyone may see them. */
export async function listPublicSummaries(db: Db, courseId: number) {
  const summaries = await db
    .selectFrom('summaries')
    .where('course_id', '=', courseId)
    .select(['id', 'lecture_name', 'love_count', 'like_count', 'angry_count', 'care_count', 'created_at'])
    .orderBy('id')
    .limit(maxItemsPerKind)
    .execute();
  return summaries.map(({ id, lecture_name, created_at, ...counts }) => ({
    id,
    lecture_name,
    reacts: toReactList(counts),
    created_at,
  }));
}

/** Lists all other items of a course: titles and counts only, so that everyone may see them. */
export async function listPublicRecordsPdfsAndQuizzes(db: Db, courseId: number) {
  const [records, pdfs, quizzes] = await Promise.all([
    executeShared(
      db,
      db
        .selectFrom('records')
        .where('course_id', '=', courseId)
        .select(['id', 'title', 'is_home', 'is_revision', 'file_type as record_type', 'created_at'])
        .orderBy('id')
        .limit(maxItemsPerKind),
    ),
    executeShared(
      db,
      db
        .selectFrom('pdfs')
        .where('course_id', '=', courseId)
        .select(['id', 'title', 'created_at'])
        .orderBy('id')
        .limit(maxItemsPerKind),
    ),
    executeShared(
      db,
      db
        .selectFrom('quizzes')
        .where('course_id', '=', courseId)
        .select(['id', 'title', 'description', 'ready_questions_count as questions_count', 'created_at'])
        .orderBy('id')
        .limit(maxItemsPerKind),
    ),
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
