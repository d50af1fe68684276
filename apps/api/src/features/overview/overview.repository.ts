import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { readCounter } from '../../db/counters.ts';
import type { Db } from '../../db/database.ts';
import { imagePair, toPounds } from '../wire.ts';

const mostOnPlatform = 10;
const mostOwn = 200;

/** Whose courses: one teacher's, or everyone's. */
export type Owner = number | undefined;

interface MarkSums {
  results: number;
  marks: number;
  spread: number[];
}

const noMarks: MarkSums = { results: 0, marks: 0, spread: [0, 0, 0, 0, 0] };

const ownedBy = (owner: Owner): RawBuilder<boolean> =>
  owner === undefined ? sql<boolean>`true` : sql<boolean>`courses.user_id = ${owner}`;

/** What every owner of courses wants to know of all of them together. */
export async function readTotals(db: Db, owner: Owner) {
  const { rows } = await sql<{ courses: number; subscribers: number; piastres: number }>`
    select count(*) as courses, coalesce(sum(users_count), 0)::bigint as subscribers,
      coalesce(sum(users_count::bigint * price_piastres), 0)::bigint as piastres
    from courses where ${ownedBy(owner)}
  `.execute(db);
  const [{ courses, subscribers, piastres } = { courses: 0, subscribers: 0, piastres: 0 }] = rows;
  const marks = await readMarks(db, ownedBy(owner), sql`0`);
  return {
    courses_count: courses,
    subscribers_count: subscribers,
    ...toMarks(marks.get(0)),
    value: toPounds(piastres),
  };
}

/** How many accounts there are. */
export async function readAccounts(db: Db) {
  return {
    users_count: await readCounter(db, 'users'),
    students_count: await readCounter(db, 'users:user'),
    teachers_count: await readCounter(db, 'users:teacher'),
  };
}

/** The last twelve months in Cairo, this one last. */
export async function readMonths(db: Db, owner: Owner) {
  const grown =
    owner === undefined
      ? sql`select month, subscribers_count, courses_count from platform_months`
      : sql`
          select month, sum(subscribers) as subscribers_count, sum(created) as courses_count from (
            select month, subscribers_count as subscribers, 0 as created
            from course_months join courses on courses.id = course_id where ${ownedBy(owner)}
            union all
            select cairo_month(created_at), 0, 1 from courses where ${ownedBy(owner)}
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

/** The courses with the most subscribers. */
export async function readCourses(db: Db, owner: Owner) {
  const rows = await db
    .selectFrom('courses')
    .where(ownedBy(owner))
    .select(['id', 'name', 'slug', 'image', 'users_count', 'price_piastres'])
    .orderBy('users_count', 'desc')
    .orderBy('id', 'desc')
    .limit(owner === undefined ? mostOnPlatform : mostOwn)
    .execute();
  const ids = rows.map(({ id }) => id);
  const marks = await readMarks(db, sql<boolean>`courses.id = any(${ids}::bigint[])`, sql`courses.id`);
  return rows.map(({ image, price_piastres, ...course }) => ({
    ...course,
    ...imagePair(image),
    ...toMarks(marks.get(course.id)),
    value: toPounds(price_piastres * course.users_count),
  }));
}

/** Adds up what the quizzes of some courses keep of their marks. */
async function readMarks(db: Db, chosen: RawBuilder<boolean>, group: RawBuilder<unknown>) {
  const fifths = sql.join([1, 2, 3, 4, 5].map((fifth) => sql`sum(marks_spread[${sql.lit(fifth)}])::integer`));
  const { rows } = await sql<MarkSums & { key: number }>`
    select ${group} as key, sum(results_count)::integer as results, sum(marks_sum)::bigint as marks, array[${fifths}] as spread
    from quizzes join courses on courses.id = course_id where results_count > 0 and ${chosen} group by 1
  `.execute(db);
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
}

function toMarks({ results, marks, spread }: MarkSums = noMarks) {
  // The sum is in hundredths of a percent.
  const average_mark = results > 0 ? Math.round(marks / results / 10) / 10 : null;
  return { quiz_results_count: results, average_mark, marks_spread: spread };
}
