import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { notFound } from '../../problems/problem.ts';
import { requireMember } from '../courses/courses.policy.ts';
import { findQuiz } from './quizzes.repository.ts';

/** Who has the course takes its quizzes. Below a course that is not its own, a quiz does not exist. */
export async function requireQuiz(db: Db, viewer: Viewer, quizId: number, courseId?: number) {
  const quiz = await findQuiz(db, quizId);
  if (!quiz || (courseId !== undefined && quiz.course_id !== courseId)) throw notFound();
  await requireMember(db, viewer, quiz.course_id);
  return quiz;
}
