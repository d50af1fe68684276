import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { toFlag } from '../wire.ts';
import type { QuestionWithAnswer } from './quizzes.repository.ts';

/** How many users chose an option in their first attempt. */
export interface AnswerCount {
  question_id: number;
  /** Null for a question that was left unanswered. */
  option_id: number | null;
  option_text: string | null;
  count: number;
}

/** Counts the answers of all first attempts at a quiz, with those of deleted accounts. They count for the mark (decision 18). */
export async function countFirstAnswers(db: Db, quizId: number): Promise<AnswerCount[]> {
  const { rows } = await sql<AnswerCount>`
    select question_id, option_id, option_text, sum(answers_count)::int as count from (
      select question_id, option_id, option_text, 1 as answers_count
      from quiz_attempts,
        jsonb_to_recordset(answers) as answer (question_id bigint, option_id bigint, option_text text)
      where quiz_id = ${quizId} and attempt = 1
      union all
      select question_id, option_id, option_text, answers_count from anonymous_answers where quiz_id = ${quizId}
    ) as answers
    group by 1, 2, 3
    order by 1, 2, 3
  `.execute(db);
  return rows;
}

/**
 * Assigns the counts to the current options, by id or by text: saving a question again gives its options new ids. Options that
 * the question no longer has come last.
 */
export function toAnswerCounts(questions: readonly QuestionWithAnswer[], counts: readonly AnswerCount[]) {
  const countsByQuestion = Map.groupBy(counts, ({ question_id }) => question_id);
  return questions.map(({ id, question_text, position, explanation, options, correct }) => {
    const own = countsByQuestion.get(id) ?? [];
    const countByOption = new Map(options.map((option) => [option.id, 0]));
    const formerCounts = new Map<string, number>();
    for (const { option_id, option_text, count } of own) {
      if (option_id === null || option_text === null) continue;
      const option =
        options.find((candidate) => candidate.id === option_id) ??
        options.find((candidate) => candidate.option_text === option_text);
      if (option) countByOption.set(option.id, (countByOption.get(option.id) ?? 0) + count);
      else formerCounts.set(option_text, (formerCounts.get(option_text) ?? 0) + count);
    }
    return {
      id,
      question_text,
      position,
      explanation,
      attempts_count: sum(own),
      blank_count: sum(own.filter(({ option_id }) => option_id === null)),
      options: [
        ...options.map((option) => ({
          option_text: option.option_text,
          is_correct: toFlag(option.id === correct.id),
          is_former: toFlag(false),
          count: countByOption.get(option.id) ?? 0,
        })),
        ...[...formerCounts].map(([option_text, count]) => ({
          option_text,
          is_correct: toFlag(false),
          is_former: toFlag(true),
          count,
        })),
      ],
    };
  });
}

const sum = (counts: readonly AnswerCount[]) => counts.reduce((total, { count }) => total + count, 0);
