import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { applyPageDefaults } from '../../db/paging.ts';
import { createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { requireUnchangedCourse } from '../courses/courseItems.ts';
import { courseExists, requireCourseStaff } from '../courses/courses.policy.ts';
import { parsePersonSearch } from '../users/userFields.ts';
import { countFirstAnswers, toAnswerCounts } from './answerCounts.ts';
import { reorderQuestions } from './questions.repository.ts';
import { deleteQuizWithResults, insertQuiz, updateQuiz } from './quizEditing.repository.ts';
import { requireQuizToEdit } from './quizzes.policy.ts';
import { findQuiz, listReadyQuestionsWithAnswers } from './quizzes.repository.ts';
import { listResultsOfQuiz } from './results.repository.ts';

/** Adds, updates and deletes quizzes, and lists their results. */
export async function quizEditingRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation(
    'createQuiz',
    async ({ db, viewer, body }) => {
      if (!(await courseExists(db, body.course_id))) throw createFieldProblem('course_id', 'course_not_found');
      await requireCourseStaff(db, viewer, body.course_id);
    },
    ({ body: { course_id, ...fields }, transaction }) =>
      transaction(async (db) => {
        const id = await insertQuiz(db, course_id, fields);
        if (id === undefined) throw createFieldProblem('course_id', 'course_not_found');
        return requireQuiz(db, id);
      }),
  );

  app.operation(
    'updateQuiz',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.id),
    ({ body, transaction }) =>
      transaction(async (db, { resource: quiz }) => {
        requireUnchangedCourse(quiz, body.course_id);
        await updateQuiz(db, quiz.id, body);
        return requireQuiz(db, quiz.id);
      }),
  );

  app.operation(
    'deleteQuiz',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.id),
    async ({ resource: quiz, transaction }) => {
      const wasThere = await transaction((db) => deleteQuizWithResults(db, quiz));
      if (!wasThere) throw createNotFoundProblem();
    },
  );

  app.operation(
    'orderQuestions',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.id),
    async ({ params, body, transaction }) => {
      const isWhole = await transaction((db) => reorderQuestions(db, params.id, body.question_ids));
      if (!isWhole) throw createFieldProblem('question_ids', 'not_all_questions');
    },
  );

  app.operation(
    'listQuizResults',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.quiz_id, params.id),
    async ({ query, resource: quiz }) => {
      const page = applyPageDefaults(query);
      const filter = { search: parsePersonSearch(query.search), sort: query.sort ?? 'date', page };
      const { rows, ...total } = await listResultsOfQuiz(db, app.searchCache, quiz.id, filter);
      const names = {
        quiz_id: quiz.id,
        quiz_name: quiz.title,
        course_id: quiz.course_id,
        course_name: quiz.course_name,
        course_slug: quiz.course_slug,
      };
      return { quiz_results: rows.map((row) => ({ ...row, ...names })), ...total, ...page };
    },
  );

  app.operation(
    'getQuizAnswerCounts',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.quiz_id, params.id),
    async ({ resource: quiz }) => ({
      questions: toAnswerCounts(await listReadyQuestionsWithAnswers(db, quiz.id), await countFirstAnswers(db, quiz.id)),
    }),
  );
}

async function requireQuiz(db: Db, id: number) {
  const quiz = await findQuiz(db, id);
  if (!quiz) throw createNotFoundProblem();
  return quiz;
}
