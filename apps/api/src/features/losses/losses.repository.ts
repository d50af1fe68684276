import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const noLosses = {
  courses: 0,
  subscriptions: 0,
  videos: 0,
  records: 0,
  pdfs: 0,
  summaries: 0,
  files: 0,
  quizzes: 0,
  questions: 0,
  options: 0,
  results: 0,
  answers: 0,
};

type Losses = typeof noLosses;

/** Counts what a delete also removes, by kind. Uses stored counts where they exist. */
export const lossCounters = {
  courses: (db: Db, ids: number[]) =>
    readCounts(
      db,
      sql<Partial<Losses>>`
        with gone as (select * from courses where id = any(${ids}::bigint[])),
          taken as (select questions_count, results_count from quizzes where course_id = any(${ids}::bigint[])),
          uploaded as (
            select count(*) as count from (
              select file_key from records where course_id = any(${ids}::bigint[])
              union all select file_key from videos where course_id = any(${ids}::bigint[])
              union all select video_captions.file_key from video_captions
                join videos on videos.id = video_captions.video_id where course_id = any(${ids}::bigint[])
            ) as items where file_key is not null
          )
        select coalesce(sum(users_count), 0)::int as subscriptions, coalesce(sum(videos_count), 0)::int as videos,
          coalesce(sum(records_count), 0)::int as records, coalesce(sum(pdfs_count), 0)::int as pdfs,
          coalesce(sum(summaries_count), 0)::int as summaries, coalesce(sum(quizzes_count), 0)::int as quizzes,
          (coalesce(sum(pdfs_count + summaries_count), 0) + (select count from uploaded))::int as files,
          (select coalesce(sum(questions_count), 0) from taken)::int as questions,
          (select coalesce(sum(results_count), 0) from taken)::int as results
        from gone`,
    ),
  users: (db: Db, ids: number[]) =>
    readCounts(
      db,
      sql<Partial<Losses>>`
        select coalesce(sum(created_courses_count), 0)::int as courses,
          coalesce(sum(purchased_courses_count), 0)::int as subscriptions,
          coalesce(sum(quiz_results_count), 0)::int as results
        from users where id = any(${ids}::bigint[])`,
    ),
  quizzes: (db: Db, ids: number[]) =>
    readCounts(
      db,
      sql<Partial<Losses>>`
        select coalesce(sum(questions_count), 0)::int as questions, coalesce(sum(results_count), 0)::int as results
        from quizzes where id = any(${ids}::bigint[])`,
    ),
  questions: (db: Db, ids: number[]) =>
    readCounts(
      db,
      sql<Partial<Losses>>`
        select coalesce(sum(options_count), 0)::int as options, (
          select count(distinct user_id) from quiz_attempts
          where quiz_id in (select quiz_id from questions where id = any(${ids}::bigint[])) and exists (
            select 1 from jsonb_array_elements(answers) as answer
            where (answer->>'question_id')::bigint = any(${ids}::bigint[]) and answer->>'option_id' is not null
          )
        )::int as answers
        from questions where id = any(${ids}::bigint[])`,
    ),
};

async function readCounts(db: Db, query: ReturnType<typeof sql<Partial<Losses>>>): Promise<Losses> {
  const { rows } = await query.execute(db);
  return { ...noLosses, ...rows[0] };
}

/** Finds the courses of quizzes or questions. */
export async function findQuizCourseIds(db: Db, kind: 'quizzes' | 'questions', ids: number[]): Promise<number[]> {
  const quizzes = db.selectFrom('quizzes').select('quizzes.course_id').distinct();
  const rows =
    kind === 'quizzes'
      ? await quizzes.where(sql<boolean>`quizzes.id = any(${ids}::bigint[])`).execute()
      : await quizzes
          .innerJoin('questions', 'questions.quiz_id', 'quizzes.id')
          .where(sql<boolean>`questions.id = any(${ids}::bigint[])`)
          .execute();
  return rows.map(({ course_id }) => course_id);
}
