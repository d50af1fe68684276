import { sql } from 'kysely';
import type { Db } from './database.ts';
import { rebuildQuizMarksSql } from './quizStatistics.ts';

/** Recomputes every stored count, after a bulk insert that did not adjust them. */
export async function rebuildAllCounts(db: Db): Promise<void> {
  // As one query: tests rebuild after each fixture, and 30 queries take about twice as long.
  await sql.raw(statements.join(';\n')).execute(db);
}

/**
 * Renders SQL that sets a count to the number of rows with that key. It updates only wrong counts, so most of a large table
 * is not written.
 */
const rebuildCountSql = (table: string, column: string, rows: string, key: string) =>
  `update ${table} set ${column} = coalesce(found.count, 0)
    from ${table} as own left join (select ${key} as id, count(*) from ${rows} group by 1) as found using (id)
    where own.id = ${table}.id and own.${column} <> coalesce(found.count, 0)`;

const statements = [
  rebuildCountSql('users', 'created_courses_count', 'courses', 'user_id'),
  rebuildCountSql('users', 'purchased_courses_count', 'user_courses', 'user_id'),
  rebuildCountSql('users', 'quiz_results_count', 'quiz_results', 'user_id'),
  rebuildCountSql('courses', 'users_count', 'user_courses', 'course_id'),
  ...['videos', 'records', 'pdfs', 'summaries', 'quizzes'].map((part) =>
    rebuildCountSql('courses', `${part}_count`, part, 'course_id'),
  ),
  rebuildCountSql('categories', 'courses_count', 'course_categories', 'category_id'),
  rebuildCountSql('main_categories', 'categories_count', 'categories', 'main_category_id'),
  rebuildCountSql(
    'main_categories',
    'courses_count',
    `(
      select distinct main_category_id, course_id from course_categories join categories on categories.id = category_id
    ) as links`,
    'main_category_id',
  ),
  ...['love', 'like', 'angry', 'care'].map((reaction) =>
    rebuildCountSql('summaries', `${reaction}_count`, `reacts where reaction = '${reaction}'`, 'summary_id'),
  ),
  rebuildCountSql('questions', 'options_count', 'options', 'question_id'),
  rebuildCountSql('quizzes', 'questions_count', 'questions', 'quiz_id'),
  rebuildCountSql('quizzes', 'ready_questions_count', 'questions where options_count > 0', 'quiz_id'),
  rebuildCountSql(
    'quizzes',
    'results_count',
    `(
      select quiz_id from quiz_results
      union all select quiz_id from anonymous_quiz_results, generate_series(1, results_count)
    ) as results`,
    'quiz_id',
  ),
  rebuildQuizMarksSql,
  `update user_courses set quiz_results_count = coalesce(taken.count, 0)
    from user_courses as own left join (
      select user_id, course_id, count(*) from quiz_results group by 1, 2
    ) as taken using (user_id, course_id)
    where own.id = user_courses.id and own.quiz_results_count <> coalesce(taken.count, 0)`,
  `delete from course_months`,
  `insert into course_months (course_id, month, subscribers_count)
    select course_id, month, sum(subscriptions) from (
      select course_id, cairo_month(created_at) as month, 1 as subscriptions from user_courses
      union all select course_id, month, subscriptions_count from anonymous_subscriptions
    ) as begun group by 1, 2`,
  `delete from platform_months`,
  `insert into platform_months (month, subscribers_count, courses_count)
    select month, sum(subscribers), sum(courses) from (
      select cairo_month(created_at) as month, 1 as subscribers, 0 as courses from user_courses
      union all select month, subscriptions_count, 0 from anonymous_subscriptions
      union all select cairo_month(created_at), 0, 1 from courses
    ) as grown group by month`,
  `delete from counters`,
  `insert into counters (name, value)
    select 'users', count(*) from users
    union all select 'users:' || role, count(*) from users group by role
    union all select 'courses', count(*) from courses
    union all select 'videos', count(*) from videos
    union all select 'categories', count(*) from categories
    union all select 'main_categories', count(*) from main_categories`,
];
