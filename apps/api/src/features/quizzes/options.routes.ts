import { findRepeatedTextIndex } from '@fanous/arabic/repeatedText';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { Problem, createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import {
  deleteOption,
  findOption,
  listOptions,
  setCorrectOption,
  listOptionsByQuestion,
  replaceOptions,
  updateOptionText,
} from './options.repository.ts';
import {
  adjustQuestionCounts,
  findQuestion,
  lockQuizAndFindQuestion,
  loadQuestionsWithOptions,
} from './questions.repository.ts';
import { requireOptionToEdit, requireQuestionToEdit } from './quizzes.policy.ts';

const minOptions = 2;

/** Reads and edits options. After every call a question has 2 to 5 options, and exactly one is correct (spec §5). */
export async function optionRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation(
    'listOptions',
    ({ db, viewer, params }) => requireQuestionToEdit(db, viewer, params.id),
    async ({ params, query }) => {
      const page = applyPageDefaults(query);
      const { rows, total } = await listOptions(db, params.id, parseSearch(query.search), page);
      return { options: rows, total, ...page };
    },
  );

  app.operation(
    'setOptions',
    ({ db, viewer, params }) => requireQuestionToEdit(db, viewer, params.id),
    ({ body, resource, transaction }) => {
      const options = body.options.map(({ option_text, is_correct }) => ({
        text: option_text,
        isCorrect: Boolean(is_correct),
      }));
      if (options.filter(({ isCorrect }) => isCorrect).length !== 1) throw createFieldProblem('options', 'one_correct');
      const repeated = findRepeatedTextIndex(options.map(({ text }) => text));
      if (repeated !== -1) throw createFieldProblem(`options.${repeated}.option_text`, 'option_repeated');
      return transaction(async (db) => {
        const question = await lockQuizAndFindQuestion(db, resource);
        if (!question) throw createNotFoundProblem();
        await replaceOptions(db, question.id, options);
        if (question.options_count === 0) await adjustQuestionCounts(db, question.quiz_id, { ready: 1 });
        const [filled] = await loadQuestionsWithOptions(db, [{ ...question, options_count: options.length }]);
        if (!filled) throw new Error('A question that was just read is not there.');
        return filled;
      });
    },
  );

  app.operation(
    'getOption',
    ({ db, viewer, params }) => requireOptionToEdit(db, viewer, params.id),
    ({ resource }) => resource,
  );

  app.operation(
    'updateOption',
    ({ db, viewer, params }) => requireOptionToEdit(db, viewer, params.id),
    ({ body, resource, transaction }) =>
      transaction(async (db) => {
        const { option } = await lockOption(db, resource);
        const marks = body.is_correct === undefined ? undefined : Boolean(body.is_correct);
        if (marks === false && option.is_correct === 1) throw createFieldProblem('is_correct', 'last_correct');
        if (body.option_text !== undefined) await requireUniqueText(db, option, body.option_text);
        if (marks && option.is_correct === 0) await setCorrectOption(db, option);
        if (body.option_text !== undefined) await updateOptionText(db, option.id, body.option_text);
        return requireOption(db, option.id);
      }),
  );

  app.operation(
    'deleteOption',
    ({ db, viewer, params }) => requireOptionToEdit(db, viewer, params.id),
    async ({ resource, transaction }) => {
      await transaction(async (db) => {
        const { option, question } = await lockOption(db, resource);
        if (question.options_count <= minOptions) throw new Problem(422, 'options_too_few');
        if (option.is_correct === 1) throw new Problem(422, 'option_is_correct');
        await deleteOption(db, option);
      });
    },
  );
}

async function requireOption(db: Db, id: number) {
  const option = await findOption(db, id);
  if (!option) throw createNotFoundProblem();
  return option;
}

/** Throws if another option of the question has the same text. */
async function requireUniqueText(db: Db, { id, question_id }: { id: number; question_id: number }, text: string) {
  const options = (await listOptionsByQuestion(db, [question_id])).get(question_id) ?? [];
  const others = options.filter((option) => option.id !== id).map(({ option_text }) => option_text);
  // Older questions may already have two equal options. These do not block other edits.
  if (others.some((other) => findRepeatedTextIndex([other, text]) !== -1))
    throw createFieldProblem('option_text', 'option_repeated');
}

/** Locks the quiz of an option, and reads the option and its question again. */
async function lockOption(db: Db, { id, question_id }: { id: number; question_id: number }) {
  const known = await findQuestion(db, question_id);
  const question = known && (await lockQuizAndFindQuestion(db, known));
  if (!question) throw createNotFoundProblem();
  return { question, option: await requireOption(db, id) };
}
