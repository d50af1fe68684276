import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { readCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { toImageFields, toPounds } from '../wire.ts';

const maxPlatformCourses = 10;
const maxOwnCourses = 200;

/** The id of one teacher, or undefined for all courses. */
export type OwnerFilter = number | undefined;

interface MarkSums {
  results: number;
  marks: number;
  spread: number[];
}

const noMarks: MarkSums = { results: 0, marks: 0, spread: [0, 0, 0, 0, 0] };

const isOwnedBy = (owner: OwnerFilter): RawBuilder<boolean> =>
  owner === undefined ? sql<boolean>`true` : sql<boolean>`courses.user_id = ${owner}`;

/** Reads the totals of an owner's courses. */
export async function readOverviewTotals(db: Db, owner: OwnerFilter) {
  const { rows } = await sql<{ courses: number; subscribers: number; piastres: number }>`
    select count(*) as courses, coalesce(sum(users_count), 0)::bigint as subscribers,
      coalesce(sum(users_count::bigint * price_piastres), 0)::bigint as piastres
    from courses where ${isOwnedBy(owner)}
  `.execute(db);
  const [{ courses, subscribers, piastres } = { courses: 0, subscribers: 0, piastres: 0 }] = rows;
  const marks = await readMarkSums(db, isOwnedBy(owner), sql`0`);
  return {
    courses_count: courses,
    subscribers_count: subscribers,
    ...toMarkFields(marks.get(0)),
    value: toPounds(piastres),
  };
}

/** Reads the number of accounts by role. */
export async function readAccountCounts(db: Db) {
  return {
    users_count: await readCounter(db, 'users'),
    students_count: await readCounter(db, 'users:user'),
    teachers_count: await readCounter(db, 'users:teacher'),
  };
}

/** Reads the last twelve months in Cairo, ending with the current one. */
export async function readMonthlyCounts(db: Db, owner: OwnerFilter) {
  const grown =
    owner === undefined
      ? sql`select month, subscribers_count, courses_count from platform_months`
      : sql`
          select month, sum(subscribers) as subscribers_count, sum(created) as courses_count from (
            select month, subscribers_count as subscribers, 0 as created
            from course_months join courses on courses.id = course_id where ${isOwnedBy(owner)}
            union all
            select cairo_month(created_at), 0, 1 from courses where ${isOwnedBy(owner)}
          ) as own group by month
        `;
  const { rows } = await sql<{ month: string; subscribers_count: number; courses_count: number }>`
    select to_char(months.month, 'YYYY-MM') as month, coalesce(subscribers_count, 0)::integer as subscribers_count,
      coalesce(courses_count, 0)::integer as courses_count
    from generate_series(cairo_month(now()) - interval '11 months', cairo_month(now()), interval '1 month') as months (month)
    left join (${grown}) as grown on grown.month = months.month::date
    order by months.month
  `.execute(db);
  return rows;
}

/** Lists the courses with the most subscribers. */
export async function listTopCourses(db: Db, owner: OwnerFilter) {
  const rows = await db
    .selectFrom('courses')
    .where(isOwnedBy(owner))
    .select(['id', 'name', 'slug', 'image', 'users_count', 'price_piastres'])
    .orderBy('users_count', 'desc')
    .orderBy('id', 'desc')
    .limit(owner === undefined ? maxPlatformCourses : maxOwnCourses)
    .execute();
  const ids = rows.map(({ id }) => id);
  const marks = await readMarkSums(db, sql<boolean>`courses.id = any(${ids}::bigint[])`, sql`courses.id`);
  return rows.map(({ image, price_piastres, ...course }) => ({
    ...course,
    ...toImageFields(image),
    ...toMarkFields(marks.get(course.id)),
    value: toPounds(price_piastres * course.users_count),
  }));
}

/** Adds up the mark statistics of the quizzes of these courses. */
async function readMarkSums(db: Db, chosen: RawBuilder<boolean>, group: RawBuilder<unknown>) {
  const fifths = sql.join([1, 2, 3, 4, 5].map((fifth) => sql`sum(marks_spread[${sql.lit(fifth)}])::integer`));
  const { rows } = await sql<MarkSums & { key: number }>`
    select ${group} as key, sum(results_count)::integer as results, sum(marks_sum)::bigint as marks, array[${fifths}] as spread
    from quizzes join courses on courses.id = course_id where results_count > 0 and ${chosen} group by 1
  `.execute(db);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

function toMarkFields({ results, marks, spread }: MarkSums = noMarks) {
  // `marks` is in hundredths of a percent.
  const average_mark = results > 0 ? Math.round(marks / results / 10) / 10 : null;
  return { quiz_results_count: results, average_mark, marks_spread: spread };
}
