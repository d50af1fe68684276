import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './database.ts';

// SQL over the rows of `quiz_results`. The statistics of a quiz count the first attempt of each user (decision 18).

// Zero out of zero counts as 0 percent, in the first fifth: every result counts.

/** SQL: a mark as a share of its total, in hundredths of a percent. */
const shareSql = 'round(mark * 10000.0 / greatest(total, 1))';

/** SQL: the fifth of the scale that contains a mark, 1 to 5. */
const fifthSql = 'least(mark * 5 / greatest(total, 1), 4) + 1';

const fifths = [1, 2, 3, 4, 5] as const;

/** SQL: recomputes the statistics of all quizzes from their results. */
export const rebuildQuizMarksSql = `update quizzes set
  marks_sum = (select coalesce(sum(${shareSql}), 0) from quiz_results where quiz_id = quizzes.id)
    + coalesce((select marks_sum from anonymous_quiz_results where quiz_id = quizzes.id), 0),
  marks_spread = (
    select array[${fifths
      .map(
        (fifth) => `count(*) filter (where ${fifthSql} = ${fifth})
          + coalesce((select marks_spread[${fifth}] from anonymous_quiz_results where quiz_id = quizzes.id), 0)`,
      )
      .join(', ')}]
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

/** Counts the results and the first answers of an account among the anonymous ones, before it is deleted. The statistics stay as they are. */
export async function addToAnonymousResults(db: Db, userId: number): Promise<void> {
  const counted = fifths.map((fifth) => `(${fifthSql} = ${fifth})::int`).join(', ');
  const added = fifths.map((fifth) => `existing.marks_spread[${fifth}] + excluded.marks_spread[${fifth}]`).join(', ');
  await sql`
    insert into anonymous_quiz_results as existing (quiz_id, results_count, marks_sum, marks_spread)
    select quiz_id, 1, ${sql.raw(shareSql)}, array[${sql.raw(counted)}] from quiz_results where user_id = ${userId} order by quiz_id
    on conflict (quiz_id) do update set
      results_count = existing.results_count + excluded.results_count,
      marks_sum = existing.marks_sum + excluded.marks_sum,
      marks_spread = array[${sql.raw(added)}]
  `.execute(db);
  await sql`
    insert into anonymous_answers as existing (quiz_id, question_id, option_id, option_text, answers_count)
    select quiz_id, question_id, option_id, option_text, count(*)
    from quiz_attempts,
      jsonb_to_recordset(answers) as answer (question_id bigint, option_id bigint, option_text text)
    where user_id = ${userId} and attempt = 1
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (quiz_id, question_id, option_id, option_text)
    do update set answers_count = existing.answers_count + excluded.answers_count
  `.execute(db);
}
