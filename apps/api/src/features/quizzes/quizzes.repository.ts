import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readList } from '../../db/lists.ts';
import type { SearchCache } from '../../db/lists.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchSubstring } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { getCourseCountSql } from '../courses/courseCounts.repository.ts';

/** Lists one page of a course's quizzes, in order. */
export function listQuizzes(
  db: Db,
  searchCache: SearchCache,
  courseId: number,
  search: Search | undefined,
  page: PageQuery,
) {
  return readList(db, searchCache, {
    rowsQuery: db.selectFrom('quizzes').where('course_id', '=', courseId),
    selectColumns: (found) =>
      found.select([
        'id',
        'course_id',
        'title',
        'description',
        'ready_questions_count as questions_count',
        'created_at',
      ]),
    id: 'quizzes.id',
    order: sql`quizzes.id`,
    countExpression: getCourseCountSql('quizzes_count', courseId),
    search: search && matchSubstring('quizzes.title_fold', search),
    page,
  });
}

/** Finds a quiz, with the name and slug of its course. */
export function findQuiz(db: Db, id: number) {
  return db
    .selectFrom('quizzes')
    .innerJoin('courses', 'courses.id', 'quizzes.course_id')
    .where('quizzes.id', '=', id)
    .select([
      'quizzes.id',
      'quizzes.course_id',
      'quizzes.title',
      'quizzes.description',
      'quizzes.questions_count',
      'quizzes.results_count',
      'quizzes.created_at',
      'courses.name as course_name',
      'courses.slug as course_slug',
    ])
    .executeTakeFirst();
}

/** A question with its correct answer. Never send it to a student. */
export interface QuestionWithAnswer {
  id: number;
  question_text: string;
  type: 'multiple_choice';
  position: number;
  correct: { id: number; option_text: string };
  explanation: string | null;
  options: { id: number; option_text: string; position: number }[];
}

/** Lists the questions of a quiz, in order. Questions without options or without a correct option are neither shown nor counted. */
export async function listReadyQuestionsWithAnswers(db: Db, quizId: number): Promise<QuestionWithAnswer[]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('options', 'options.question_id', 'questions.id')
    .where('quiz_id', '=', quizId)
    .select([
      'questions.id as question_id',
      'question_text',
      'type',
      'questions.position as question_position',
      'explanation',
      'options.id',
      'option_text',
      'options.position',
      'is_correct',
    ])
    .orderBy('questions.position')
    .orderBy('questions.id')
    .orderBy('options.position')
    .orderBy('options.id')
    .execute();
  const questions: QuestionWithAnswer[] = [];
  for (const options of Map.groupBy(rows, ({ question_id }) => question_id).values()) {
    const [first] = options;
    const correct = options.find(({ is_correct }) => is_correct);
    if (!first || !correct) continue;
    questions.push({
      id: first.question_id,
      question_text: first.question_text,
      type: first.type,
      position: first.question_position,
      correct: { id: correct.id, option_text: correct.option_text },
      explanation: first.explanation,
      options: options.map(({ id, option_text, position }) => ({ id, option_text, position })),
    });
  }
  return questions;
}
