import { foldArabic } from '@fanous/arabic/fold';
import type { Db } from '../../db/database.ts';
import { listReadyQuestionsWithAnswers } from '../../features/quizzes/quizzes.repository.ts';
import type { QuestionWithAnswer } from '../../features/quizzes/quizzes.repository.ts';
import type { DemoCourse, DemoQuiz } from '../content/types.ts';
import { sortByCreatedAt, getSeededId, insertRows } from './insertRows.ts';

/** A quiz in the database, with the ids of its questions. */
export interface SeededQuiz {
  id: number;
  courseId: number;
  questions: QuestionWithAnswer[];
}

/** Adds quizzes, questions and options. Returns the quizzes by key. */
export async function seedQuizzes(
  db: Db,
  courses: DemoCourse[],
  courseIds: ReadonlyMap<string, number>,
): Promise<Map<string, SeededQuiz>> {
  const quizzes = sortByCreatedAt(
    courses.flatMap(({ slug, quizzes }) =>
      quizzes.map((quiz) => ({ ...quiz, course_id: getSeededId(courseIds, slug) })),
    ),
  );
  const ids = await insertRows(
    db,
    'quizzes',
    quizzes.map(({ course_id, title, description, createdAt }) => ({
      course_id,
      title,
      title_fold: foldArabic(title),
      description,
      created_at: createdAt.toISOString(),
    })),
  );
  await seedQuestions(db, quizzes, ids);
  const seeded = new Map<string, SeededQuiz>();
  for (const [index, { key, course_id }] of quizzes.entries()) {
    const id = ids[index] ?? 0;
    seeded.set(key, { id, courseId: course_id, questions: await listReadyQuestionsWithAnswers(db, id) });
  }
  return seeded;
}

async function seedQuestions(db: Db, quizzes: DemoQuiz[], quizIds: number[]): Promise<void> {
  const questions = quizzes.flatMap(({ questions, createdAt }, index) =>
    questions.map((question, at) => ({ ...question, createdAt, quiz_id: quizIds[index] ?? 0, position: at + 1 })),
  );
  const ids = await insertRows(
    db,
    'questions',
    questions.map(({ quiz_id, text, explanation, position, createdAt }) => ({
      quiz_id,
      explanation,
      question_text: text,
      question_text_fold: foldArabic(text),
      position,
      created_at: createdAt.toISOString(),
    })),
  );
  const options = questions.flatMap(({ options, createdAt }, index) =>
    options.map(({ text, isCorrect }, at) => ({
      question_id: ids[index] ?? 0,
      option_text: text,
      option_text_fold: foldArabic(text),
      is_correct: isCorrect,
      position: at + 1,
      created_at: createdAt.toISOString(),
    })),
  );
  await insertRows(db, 'options', options);
}
