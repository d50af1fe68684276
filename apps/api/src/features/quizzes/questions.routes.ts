import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { Problem, createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { listOptionsByQuestion, replaceOptions } from './options.repository.ts';
import {
  adjustQuestionCounts,
  deleteQuestion,
  findQuestion,
  insertQuestion,
  listQuestions,
  lockQuizAndFindQuestion,
  lockQuiz,
  maxQuestionsPerQuiz,
  shiftQuestionPositions,
  updateQuestion,
  loadQuestionsWithOptions,
} from './questions.repository.ts';
import type { QuestionRow } from './questions.repository.ts';
import { requireQuestionToEdit, requireQuizToEdit } from './quizzes.policy.ts';

/** Reads and edits the questions of a quiz, for the course's staff. */
export async function questionRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation(
    'listQuestions',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.id),
    async ({ params, query, resource: { id, title, course_id, course_name } }) => {
      const page = applyPageDefaults(query);
      const { rows, ...total } = await listQuestions(db, app.searchCache, params.id, parseSearch(query.search), page);
      return { questions: rows, quiz: { id, title, course_id, course_name }, ...total, ...page };
    },
  );

  app.operation(
    'createQuestion',
    ({ db, viewer, params }) => requireQuizToEdit(db, viewer, params.id),
    async ({ params, body, transaction }) => {
      if (body.quiz_id !== undefined && body.quiz_id !== params.id) throw createFieldProblem('quiz_id', 'other_quiz');
      return transaction(async (db) => {
        const quiz = await lockQuizWithRoom(db, params.id);
        const question = { text: body.question_text, explanation: toExplanation(body.explanation) ?? null };
        return requireQuestion(db, await insertQuestion(db, quiz, question));
      });
    },
  );

  app.operation(
    'getQuestion',
    ({ db, viewer, params }) => requireQuestionToEdit(db, viewer, params.id),
    ({ resource }) => toQuestionWithOptions(db, resource),
  );

  app.operation(
    'updateQuestion',
    ({ db, viewer, params }) => requireQuestionToEdit(db, viewer, params.id),
    ({ body, resource, transaction }) =>
      transaction(async (db) => {
        const question = await lockQuizAndFindQuestion(db, resource);
        if (!question) throw createNotFoundProblem();
        await updateQuestion(db, question.id, {
          text: body.question_text,
          explanation: toExplanation(body.explanation),
        });
        return requireQuestion(db, question.id);
      }),
  );

  app.operation(
    'deleteQuestion',
    ({ db, viewer, params }) => requireQuestionToEdit(db, viewer, params.id),
    async ({ resource, transaction }) => {
      await transaction(async (db) => {
        const question = await lockQuizAndFindQuestion(db, resource);
        if (!question) throw createNotFoundProblem();
        await deleteQuestion(db, question);
      });
    },
  );

  app.operation(
    'duplicateQuestion',
    ({ db, viewer, params }) => requireQuestionToEdit(db, viewer, params.id),
    ({ resource, transaction }) =>
      transaction(async (db) => {
        const quiz = await lockQuizWithRoom(db, resource.quiz_id);
        const question = await requireQuestion(db, resource.id);
        const position = question.position + 1;
        await shiftQuestionPositions(db, quiz.id, position, 1);
        const copy = await insertQuestion(db, quiz, {
          text: question.question_text,
          explanation: question.explanation,
          position,
        });
        const options = (await listOptionsByQuestion(db, [question.id])).get(question.id) ?? [];
        await replaceOptions(
          db,
          copy,
          options.map(({ option_text, is_correct }) => ({ text: option_text, isCorrect: is_correct === 1 })),
        );
        if (options.length > 0) await adjustQuestionCounts(db, quiz.id, { ready: 1 });
        return requireQuestion(db, copy);
      }),
  );
}

/** Converts an empty explanation to null. */
const toExplanation = (text: string | null | undefined) => (text === '' ? null : text);

/** Locks a quiz. Throws if it cannot have one more question. */
async function lockQuizWithRoom(db: Db, quizId: number) {
  const quiz = await lockQuiz(db, quizId);
  if (!quiz) throw createNotFoundProblem();
  if (quiz.questions_count >= maxQuestionsPerQuiz)
    throw new Problem(409, 'quiz_full', { messageNumber: maxQuestionsPerQuiz });
  return quiz;
}

async function requireQuestion(db: Db, id: number) {
  const question = await findQuestion(db, id);
  if (!question) throw createNotFoundProblem();
  return toQuestionWithOptions(db, question);
}

async function toQuestionWithOptions(db: Db, row: QuestionRow) {
  const [question] = await loadQuestionsWithOptions(db, [row]);
  if (!question) throw new Error('A question that was just read is not there.');
  return question;
}
