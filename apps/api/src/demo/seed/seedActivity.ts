import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { markAnswers } from '../../features/quizzes/marking.ts';
import type { DemoAttempt, DemoEnrolment } from '../content/types.ts';
import { sortByCreatedAt, getSeededId, insertRows } from './insertRows.ts';
import type { SeededQuiz } from './seedQuizzes.ts';

/** Adds the enrolments. */
export async function seedEnrolments(
  db: Db,
  enrolments: DemoEnrolment[],
  people: ReadonlyMap<string, number>,
  courseIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = sortByCreatedAt(enrolments).map(({ student, course, createdAt }) => ({
    user_id: getSeededId(people, student),
    course_id: getSeededId(courseIds, course),
    pending: true,
    created_at: createdAt.toISOString(),
  }));
  await insertRows(db, 'user_courses', rows);
}

/** Adds the attempts, marked like real ones, and the result of each student. */
export async function seedAttempts(
  db: Db,
  attempts: DemoAttempt[],
  people: ReadonlyMap<string, number>,
  quizzes: ReadonlyMap<string, SeededQuiz>,
): Promise<void> {
  const rows = sortByCreatedAt(attempts).map(({ student, quiz, attempt, answers, createdAt }) => {
    const seeded = quizzes.get(quiz);
    if (!seeded) throw new Error(`The demo data refers to ${quiz}, but does not contain it.`);
    const given = seeded.questions.map(({ id, options }, index) => {
      const choice = answers[index] ?? null;
      return { question_id: id, option_id: choice === null ? null : (options[choice]?.id ?? null) };
    });
    const marked = markAnswers(seeded.questions, given);
    return {
      courseId: seeded.courseId,
      row: {
        quiz_id: seeded.id,
        user_id: getSeededId(people, student),
        attempt_key: randomUUID(),
        attempt,
        mark: marked.mark,
        total: marked.total,
        answers: JSON.stringify(marked.answers),
        created_at: createdAt.toISOString(),
      },
    };
  });
  await insertRows(
    db,
    'quiz_attempts',
    rows.map(({ row }) => row),
  );
  const rowsByUserAndQuiz = Map.groupBy(rows, ({ row }) => `${row.quiz_id} ${row.user_id}`);
  const results = [...rowsByUserAndQuiz.values()].flatMap((own) => {
    const first = own.find(({ row }) => row.attempt === 1);
    if (!first) return [];
    const { quiz_id, user_id, mark, total, created_at } = first.row;
    // The demo's quizzes never change, so all attempts have the same total.
    const best = { best: Math.max(...own.map(({ row }) => row.mark)), best_total: total };
    return [{ quiz_id, user_id, course_id: first.courseId, mark, total, ...best, attempts: own.length, created_at }];
  });
  await insertRows(db, 'quiz_results', results);
}
