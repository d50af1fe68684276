import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

// SQL over the rows of `quiz_results`. The statistics of a quiz count the first attempt of each user (decision 18).

/** A mark as a share of its total, in hundredths of a percent. */
const share = 'round(mark * 10000.0 / greatest(total, 1))';

/** The fifth of the scale that a mark falls in, 1 to 5. */
const fifth = 'least(mark * 5 / greatest(total, 1), 4) + 1';

/** Counts the statistics of all quizzes from their results. */
export const rebuildQuizStatisticsSql = `update quizzes set
  marks_sum = (select coalesce(sum(${share}), 0) from quiz_results where quiz_id = quizzes.id),
  marks_spread = (
    select array[${[1, 2, 3, 4, 5].map((value) => `count(*) filter (where ${fifth} = ${value})`).join(', ')}]
    from quiz_results where quiz_id = quizzes.id
  )`;

/** Adds stored results to the statistics of their quizzes, or takes them out. At most one result of each quiz. */
export async function adjustQuizStatistics(db: Db, results: RawBuilder<boolean>, by: 1 | -1): Promise<void> {
  const change = sql.lit(by);
  await sql`
    with changed as (
      select quiz_id, ${sql.raw(share)} as share, ${sql.raw(fifth)} as fifth from quiz_results where ${results}
    )
    update quizzes set
      results_count = results_count + ${change},
      marks_sum = marks_sum + ${change} * changed.share,
      marks_spread[changed.fifth] = marks_spread[changed.fifth] + ${change}
    from changed where changed.quiz_id = quizzes.id
  `.execute(db);
}
