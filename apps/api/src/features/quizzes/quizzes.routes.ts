import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { toFlag } from '../wire.ts';
import { markAnswers } from './marking.ts';
import { addExplanations, reviewAttempt } from './attemptReview.ts';
import { lockQuiz } from './questions.repository.ts';
import { requireAccessibleQuiz } from './quizzes.policy.ts';
import { listReadyQuestionsWithAnswers, listQuizzes } from './quizzes.repository.ts';
import {
  findAttempt,
  findAttemptByKey,
  findResult,
  insertAttemptAndResult,
  listAttempts,
} from './results.repository.ts';

/** Reads quizzes to take, and stores attempts. */
export async function quizRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('listQuizzes', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listQuizzes(db, app.searchCache, params.id, parseSearch(query.search), page);
    return { quizzes: rows.map((row) => ({ ...row, is_locked: toFlag(!hasCourse) })), ...total, ...page };
  });

  app.operation(
    'getQuiz',
    ({ db, viewer, params }) => requireAccessibleQuiz(db, viewer, params.quiz_id, params.id),
    async ({ viewer, resource: { course_name, course_slug, ...quiz } }) => {
      const keyed = await listReadyQuestionsWithAnswers(db, quiz.id);
      // Neither the correct options nor their explanations are sent (decision 17).
      const questions = keyed.map(({ correct: _key, explanation: _explanation, ...question }) => question);
      const result = await findResult(db, quiz.id, viewer.id);
      return {
        ...quiz,
        course: { id: quiz.course_id, name: course_name, slug: course_slug },
        questions_count: questions.length,
        questions,
        my_result: result ?? null,
      };
    },
  );

  app.operation(
    'listQuizAttempts',
    ({ db, viewer, params }) => requireAccessibleQuiz(db, viewer, params.id),
    async ({ params, query, viewer }) => {
      const page = applyPageDefaults(query);
      const attempts = await listAttempts(db, params.id, viewer.id, page);
      const result = await findResult(db, params.id, viewer.id);
      return { attempts, total: result?.attempts ?? 0, ...page };
    },
  );

  app.operation(
    'getQuizAttempt',
    ({ db, viewer, params }) => requireAccessibleQuiz(db, viewer, params.id),
    async ({ params, viewer }) => {
      const attempt = await findAttempt(db, { quizId: params.id, userId: viewer.id, attempt: params.attempt });
      if (!attempt) throw createNotFoundProblem();
      return reviewAttempt(attempt, await listReadyQuestionsWithAnswers(db, params.id));
    },
  );

  app.operation(
    'createQuizResult',
    ({ db, viewer, body }) => requireAccessibleQuiz(db, viewer, body.quiz_id),
    ({ body, transaction }) =>
      transaction(async (db, { viewer, resource: quiz }) => {
        // Under this lock questions and options cannot be edited, so the mark fits the quiz.
        if (!(await lockQuiz(db, quiz.id))) throw createNotFoundProblem();
        // The server ignores the client's user and mark: the user is that of the token, and the server marks.
        const key = { quizId: quiz.id, userId: viewer.id, attemptKey: body.attempt_key };
        const earlier = await findAttemptByKey(db, key);
        const questions = await listReadyQuestionsWithAnswers(db, quiz.id);
        if (earlier) return addExplanations(earlier, questions);
        const marked = markAnswers(questions, body.answers);
        const attempt = await insertAttemptAndResult(db, { ...key, courseId: quiz.course_id, ...marked });
        return addExplanations(attempt, questions);
      }),
  );
}
