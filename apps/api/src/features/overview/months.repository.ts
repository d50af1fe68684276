import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A new or ended subscription, with its start. */
interface Subscription {
  course_id: number;
  created_at: string;
}

/** Adjusts the monthly counts of subscriptions. Call it in the transaction that adds or deletes them. */
export async function adjustMonthlySubscribers(db: Db, links: readonly Subscription[], sign: 1 | -1): Promise<void> {
  const courses = sql`${links.map(({ course_id }) => course_id)}::bigint[]`;
  const moments = sql`${links.map(({ created_at }) => created_at)}::timestamptz[]`;
  const change = sql`${sign}::integer * count(*)`;
  const begun = sql`unnest(${courses}, ${moments}) as begun (course_id, moment)`;
  await sql`
    insert into course_months (course_id, month, subscribers_count)
    select course_id, cairo_month(moment), ${change} from ${begun} group by 1, 2 order by 1, 2
    on conflict (course_id, month)
    do update set subscribers_count = course_months.subscribers_count + excluded.subscribers_count
  `.execute(db);
  await sql`
    insert into platform_months (month, subscribers_count)
    select cairo_month(moment), ${change} from ${begun} group by 1 order by 1
    on conflict (month) do update set subscribers_count = platform_months.subscribers_count + excluded.subscribers_count
  `.execute(db);
}

/** Adds a new course to the count of its month. */
export async function addCourseToMonth(db: Db, course: { created_at: string }): Promise<void> {
  await sql`
    insert into platform_months (month, courses_count) values (cairo_month(${course.created_at}::timestamptz), 1)
    on conflict (month) do update set courses_count = platform_months.courses_count + 1
  `.execute(db);
}

/** Subtracts a course and its subscriptions from the monthly counts, before it is deleted. */
export async function subtractCourseFromMonths(db: Db, course: { id: number; created_at: string }): Promise<void> {
  await sql`
    update platform_months set courses_count = courses_count - 1
    where month = cairo_month(${course.created_at}::timestamptz)
  `.execute(db);
  await sql`
    update platform_months set subscribers_count = platform_months.subscribers_count - own.subscribers_count
    from course_months as own where own.course_id = ${course.id} and own.month = platform_months.month
  `.execute(db);
}

/** Counts the subscriptions of an account among the anonymous ones, before it is deleted. The monthly counts stay as they are. */
export async function addToAnonymousSubscriptions(db: Db, userId: number): Promise<void> {
  await sql`
    insert into anonymous_subscriptions as existing (course_id, month, subscriptions_count)
    select course_id, cairo_month(created_at), 1 from user_courses where user_id = ${userId} order by course_id
    on conflict (course_id, month) do update set subscriptions_count = existing.subscriptions_count + 1
  `.execute(db);
}
