import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Sets every stored count to what there is: after filling tables in bulk, where the counts were not kept row by row. */
export async function recount(db: Db): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const counted = (table: string, condition: string) => `(select count(*) from ${table} where ${condition})`;

const statements = [
  `update users set
    created_courses_count = ${counted('courses', 'courses.user_id = users.id')},
    purchased_courses_count = ${counted('user_courses', 'user_courses.user_id = users.id')},
    quiz_results_count = ${counted('quiz_results', 'quiz_results.user_id = users.id')}`,
  `update courses set
    users_count = ${counted('user_courses', 'course_id = courses.id')},
    videos_count = ${counted('videos', 'course_id = courses.id')},
    records_count = ${counted('records', 'course_id = courses.id')},
    pdfs_count = ${counted('pdfs', 'course_id = courses.id')},
    summaries_count = ${counted('summaries', 'course_id = courses.id')},
    quizzes_count = ${counted('quizzes', 'course_id = courses.id')}`,
  `update categories set courses_count = ${counted('course_categories', 'category_id = categories.id')}`,
  `update main_categories set
    categories_count = ${counted('categories', 'main_category_id = main_categories.id')},
    courses_count = (
      select count(distinct course_id) from course_categories
      join categories on categories.id = category_id where main_category_id = main_categories.id
    )`,
  `update summaries set ${['love', 'like', 'angry', 'care']
    .map(
      (reaction) =>
        `${reaction}_count = ${counted('reacts', `summary_id = summaries.id and reaction = '${reaction}'`)}`,
    )
    .join(', ')}`,
  `update questions set options_count = ${counted('options', 'question_id = questions.id')}`,
  `update quizzes set
    questions_count = ${counted('questions', 'quiz_id = quizzes.id')},
    ready_questions_count = ${counted('questions', 'quiz_id = quizzes.id and options_count > 0')},
    results_count = ${counted('quiz_results', 'quiz_id = quizzes.id')},
    marks_sum = (
      select coalesce(sum(round(mark * 10000.0 / greatest(total, 1))), 0) from quiz_results where quiz_id = quizzes.id
    ),
    marks_spread = (select array[${[0, 1, 2, 3, 4]
      .map((fifth) => `count(*) filter (where least(mark * 5 / greatest(total, 1), 4) = ${fifth})`)
      .join(', ')}] from quiz_results where quiz_id = quizzes.id)`,
  `update user_courses set quiz_results_count = coalesce(taken.count, 0)
    from user_courses as own left join (
      select user_id, course_id, count(*) from quiz_results group by 1, 2
    ) as taken using (user_id, course_id)
    where own.id = user_courses.id and own.quiz_results_count <> coalesce(taken.count, 0)`,
  `delete from course_months`,
  `insert into course_months (course_id, month, subscribers_count)
    select course_id, cairo_month(created_at), count(*) from user_courses group by 1, 2`,
  `delete from platform_months`,
  `insert into platform_months (month, subscribers_count, courses_count)
    select month, sum(subscribers), sum(courses) from (
      select cairo_month(created_at) as month, 1 as subscribers, 0 as courses from user_courses
      union all select cairo_month(created_at), 0, 1 from courses
    ) as grown group by month`,
  `delete from counters`,
  `insert into counters (name, value)
    select 'users', count(*) from users
    union all select 'users:' || role, count(*) from users group by role
    union all select 'courses', count(*) from courses
    union all select 'categories', count(*) from categories
    union all select 'main_categories', count(*) from main_categories`,
];
