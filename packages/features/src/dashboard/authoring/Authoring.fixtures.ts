import type { ListQuizzesResult } from '@fanous/api-client/generated/queries.ts';
import type { ListOptionsResult } from '@fanous/api-client/generated/staffQueries.ts';
import type { ApiHandlers, ApiCall } from '../../shared/stories/fakeApi.ts';
import { buildLosses } from '../../shared/stories/Api.fixtures.ts';
import type { Question } from './authoring.api.ts';

const created_at = '2026-08-30T10:00:00.000Z';

type Option = ListOptionsResult['options'][number];

const createOption = (questionId: number, position: number, text: string): Option => ({
  id: questionId * 10 + position,
  question_id: questionId,
  option_text: text,
  is_correct: position === 1 ? 1 : 0,
  position,
  created_at,
});

/** A question for stories. Its first option is correct. */
export const createSampleQuestion = (id: number, question_text: string, options: string[] = []): Question => ({
  id,
  quiz_id: 9,
  course_id: 12,
  question_text,
  type: 'multiple_choice',
  position: id - 70,
  options_count: options.length,
  options: options.map((text, at) => createOption(id, at + 1, text)),
  created_at,
});

export const questions = [
  createSampleQuestion(71, 'ما حل المعادلة ٢س + ٣ = ٧؟', ['س = ٢', 'س = ١', 'س = ٥']),
  createSampleQuestion(72, 'Which language runs in every browser?', ['JavaScript', 'C++']),
  createSampleQuestion(73, 'كم جذرًا حقيقيًا للمعادلة س² + ١ = ٠؟'),
];

const createQuizRow = (id: number, title: string, questions_count: number) => ({
  id,
  course_id: 12,
  title,
  description: 'أسئلة عن المعادلات، بلا وقت محدد.',
  questions_count,
  is_locked: 0 as const,
  created_at,
});

/** Includes titles that may break layouts. */
export const quizzes: ListQuizzesResult['quizzes'] = [
  createQuizRow(9, 'اختبار الوحدة الأولى', 3),
  createQuizRow(10, 'HTML5 و CSS', 0),
  createQuizRow(11, 'اِخْتِبَارٌ شَامِلٌ فِي أُصُولِ النَّحْوِ وَالصَّرْفِ لِطُلَّابِ الثَّانَوِيَّةِ العَامَّةِ', 12),
];

/** One page of search results, as the server returns it. */
const searchRows = <Row>(rows: readonly Row[], getText: (row: Row) => string, { query }: ApiCall) => {
  const rowsFound = rows.filter((row) => getText(row).includes(query['search'] ?? ''));
  return { rows: rowsFound, total: rowsFound.length, page: 1, per_page: Number(query['per_page'] ?? 50) };
};

/** A fake server with quizzes, questions and options. It searches and deletes. */
export function createQuizHandlers(): ApiHandlers {
  let allQuizzes = [...quizzes];
  let all = [...questions];
  return {
    listQuizzes: (call) => {
      const { rows, ...page } = searchRows(allQuizzes, ({ title }) => title, call);
      return { quizzes: rows, ...page };
    },
    countLosses: ({ query }) =>
      query['of'] === 'quizzes' ? buildLosses({ questions: 3, results: 20 }) : buildLosses({ options: 2, answers: 7 }),
    deleteQuiz: ({ path }) => {
      allQuizzes = allQuizzes.filter(({ id }) => String(id) !== path['id']);
      return undefined;
    },
    listQuestions: (call) => {
      const { rows, ...page } = searchRows(all, ({ question_text }) => question_text, call);
      return { questions: rows, ...page };
    },
    getQuestion: ({ path }) => all.find(({ id }) => String(id) === path['id']) ?? createSampleQuestion(99, '?'),
    deleteQuestion: ({ path }) => {
      all = all.filter(({ id }) => String(id) !== path['id']);
      return undefined;
    },
    duplicateQuestion: ({ path }) => {
      const at = all.findIndex(({ id }) => String(id) === path['id']);
      const copy = { ...(all[at] ?? createSampleQuestion(99, '?')), id: 80 };
      all = all.toSpliced(at + 1, 0, copy);
      return copy;
    },
    orderQuestions: ({ body }) => {
      const { question_ids } = body as { question_ids: number[] };
      all = all.toSorted((a, b) => question_ids.indexOf(a.id) - question_ids.indexOf(b.id));
      return undefined;
    },
    listOptions: (call) => {
      const own = all.find(({ id }) => String(id) === call.path['id'])?.options ?? [];
      const { rows, ...page } = searchRows(own, ({ option_text }) => option_text, call);
      return { options: rows, ...page };
    },
  };
}
