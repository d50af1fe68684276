import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

// SQL over the rows of `quiz_results`. The statistics of a quiz count the first attempt of each user (decision 18).

// Zero out of zero counts as 0 percent, in the first fifth: every result counts.

/** SQL: a mark as a share of its total, in hundredths of a percent. */
const shareSql = 'round(mark * 10000.0 / greatest(total, 1))';

/** SQL: the fifth of the scale that contains a mark, 1 to 5. */
const fifthSql = 'least(mark * 5 / greatest(total, 1), 4) + 1';

/** SQL: recomputes the statistics of all quizzes from their results. */
export const rebuildQuizMarksSql = `update quizzes set
  marks_sum = (select coalesce(sum(${shareSql}), 0) from quiz_results where quiz_id = quizzes.id),
  marks_spread = (
    select array[${[1, 2, 3, 4, 5].map((value) => `count(*) filter (where ${fifthSql} = ${value})`).join(', ')}]
    from quiz_results where quiz_id = quizzes.id
  )`;

/**
 * Adds stored results to the statistics of their quizzes, or subtracts them. The condition may match only one result for each
 * quiz: the update joins one row per quiz, and would ignore further ones.
 */
export async function adjustQuizStatistics(
  db: Db,
  oneResultPerQuizCondition: RawBuilder<boolean>,
  sign: 1 | -1,
): Promise<void> {
  const change = sql.lit(sign);
  await sql`
    with changed as (
      select quiz_id, ${sql.raw(shareSql)} as share, ${sql.raw(fifthSql)} as fifth from quiz_results where ${oneResultPerQuizCondition}
    )
    update quizzes set
      results_count = results_count + ${change},
      marks_sum = marks_sum + ${change} * changed.share,
      marks_spread[changed.fifth] = marks_spread[changed.fifth] + ${change}
    from changed where changed.quiz_id = quizzes.id
  `.execute(db);
}
