import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { requireCourseMember, requireCourseStaff } from '../courses/courses.policy.ts';
import { findOption } from './options.repository.ts';
import { findQuestion } from './questions.repository.ts';
import { findQuiz } from './quizzes.repository.ts';

/** Finds a quiz, for a viewer who has the course. Throws 404 if the quiz is not in the given course. */
export async function requireAccessibleQuiz(db: Db, viewer: Viewer, quizId: number, courseId?: number) {
  const quiz = await findQuiz(db, quizId);
  if (!quiz || (courseId !== undefined && quiz.course_id !== courseId)) throw createNotFoundProblem();
  await requireCourseMember(db, viewer, quiz.course_id);
  return quiz;
}

/** Finds a quiz, for the course's staff. Throws 404 if the quiz is not in the given course. */
export async function requireQuizToEdit(db: Db, viewer: Viewer, quizId: number, courseId?: number) {
  const quiz = await findQuiz(db, quizId);
  if (!quiz || (courseId !== undefined && quiz.course_id !== courseId)) throw createNotFoundProblem();
  await requireCourseStaff(db, viewer, quiz.course_id);
  return quiz;
}

/** Finds a question, for the course's staff. */
export async function requireQuestionToEdit(db: Db, viewer: Viewer, questionId: number) {
  const question = await findQuestion(db, questionId);
  if (!question) throw createNotFoundProblem();
  await requireCourseStaff(db, viewer, question.course_id);
  return question;
}

/** Finds an option, for the course's staff. */
export async function requireOptionToEdit(db: Db, viewer: Viewer, optionId: number) {
  const option = await findOption(db, optionId);
  if (!option) throw createNotFoundProblem();
  await requireQuestionToEdit(db, viewer, option.question_id);
  return option;
}
