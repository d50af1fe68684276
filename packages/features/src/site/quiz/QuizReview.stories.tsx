import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { people, quiz, quizReview } from '../../shared/stories/Api.fixtures.ts';
import { neverResolve, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { localize, renderPage, slowLoadOptions } from '../../shared/stories/page.tsx';
import { PageStory } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, QuizPage } from './QuizPage.tsx';

const takenQuiz = { ...quiz, my_result: { mark: 1, total: 3, best: 3, best_total: 3, attempts: 2 } };
const attempts = [
  { id: 501, attempt: 1, mark: 1, total: 3, created_at: '2026-09-14T17:32:10.000Z' },
  { id: 514, attempt: 2, mark: 3, total: 3, created_at: '2026-09-14T17:41:55.000Z' },
];
const createQuizResult = fn();
const quizPath = { id: 12, quizId: 9 };

const textsByLanguage = {
  ar: {
    score: 'حصلت على 1 من 3',
    second: /^السؤال 2 من 3/,
    wrong: 'إجابة خاطئة. الإجابة الصحيحة: لا جذور حقيقية',
    explanation: /مربع أي عدد حقيقي/,
    changed: /غيّر المدرّس هذا السؤال/,
    mistakesOnly: 'الأخطاء فقط',
    practise: 'تدرّب على أخطائك',
    attempts: 'محاولاتك',
    best: 'المحاولة 2: 3 من 3',
    check: 'تحقّق من الإجابات',
    correctNow: 'الإجابات الصحيحة الآن: 1 من 2',
    rest: 'تدرّب على ما بقي',
    allCorrect: 'الإجابات الصحيحة الآن: 1 من 1',
    again: 'تدرّب من جديد',
    none: 'لا توجد أخطاء لتتدرّب عليها',
    review: 'راجع أخطاءك',
    failed: 'تعذّر تحميل المحاولة، حاول مرة أخرى لاحقًا',
  },
  en: {
    score: 'You scored 1 out of 3',
    second: /^Question 2 of 3/,
    wrong: 'Wrong answer. The correct answer: لا جذور حقيقية',
    explanation: /مربع أي عدد حقيقي/,
    changed: /The teacher has changed this question/,
    mistakesOnly: 'Mistakes only',
    practise: 'Practise your mistakes',
    attempts: 'Your attempts',
    best: 'Attempt 2: 3 out of 3',
    check: 'Check the answers',
    correctNow: 'Correct now: 1 of 2',
    rest: 'Practise what is left',
    allCorrect: 'Correct now: 1 of 1',
    again: 'Practise again',
    none: 'There are no mistakes to practise',
    review: 'Review your mistakes',
    failed: 'The attempt could not be loaded. Try again later.',
  },
};

const meta = {
  title: 'Pages/Quiz review',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: QuizPage,
    prefetchPageData,
    area: 'site/quiz',
    pattern: paths.quiz.pattern,
    path: paths.quiz.to(quizPath, { attempt: 1 }),
    user: people.student,
    handlers: {
      getQuiz: () => takenQuiz,
      getQuizAttempt: () => quizReview,
      listQuizAttempts: () => ({ attempts, total: 2, page: 1, per_page: 200 }),
      createQuizResult,
    },
  },
  render: renderPage,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answers of the student, the correct ones, an explanation, and a question that was changed. */
export const Review: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await expect(await canvas.findByRole('heading', { name: texts.score }, slowLoadOptions)).toBeVisible();
    const second = canvas.getByRole('group', { name: texts.second });
    await expect(second).toHaveAccessibleDescription(texts.wrong);
    await expect(within(second).getByText(texts.explanation)).toBeVisible();
    await expect(canvas.getByText(texts.changed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: texts.mistakesOnly }));
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    const links = within(await canvas.findByRole('navigation', { name: texts.attempts }));
    await expect(links.getByRole('link', { name: texts.best })).toHaveAttribute(
      'href',
      paths.quiz.to(quizPath, { attempt: 2 }),
    );
    await expect(links.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: texts.practise })).toHaveAttribute(
      'href',
      paths.quiz.to(quizPath, { practice: 1 }),
    );
  },
};

/** The page of a taken quiz links to the review. */
export const LinkFromQuiz: Story = {
  args: { path: paths.quiz.to(quizPath) },
  play: async (context) => {
    const { review } = localize(context, textsByLanguage);
    const link = await context.canvas.findByRole('link', { name: review }, slowLoadOptions);
    await expect(link).toHaveAttribute('href', paths.quiz.to(quizPath, { attempt: 1 }));
  },
};

/** Mistakes are answered again until all are correct. Nothing is sent. */
export const Practice: Story = {
  args: { path: paths.quiz.to(quizPath, { practice: 1 }) },
  play: async (context) => {
    createQuizResult.mockClear();
    const { canvas, userEvent } = context;
    const texts = localize(context, textsByLanguage);
    await userEvent.click(await canvas.findByRole('radio', { name: 'لا جذور حقيقية' }, slowLoadOptions));
    await userEvent.click(canvas.getByRole('radio', { name: 'Python' }));
    await userEvent.click(canvas.getByRole('button', { name: texts.check }));
    await expect(canvas.getByRole('heading', { name: texts.correctNow })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: texts.rest }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'JavaScript' }));
    await userEvent.click(canvas.getByRole('button', { name: texts.check }));
    await expect(canvas.getByRole('heading', { name: texts.allCorrect })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: texts.again })).toBeVisible();
    await expect(createQuizResult).not.toHaveBeenCalled();
  },
};

export const NothingToPractise: Story = {
  args: {
    path: paths.quiz.to(quizPath, { practice: 1 }),
    handlers: { getQuiz: () => takenQuiz, getQuizAttempt: () => ({ ...quizReview, practice_questions: [] }) },
  },
  play: async (context) => {
    const { none } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(none, {}, slowLoadOptions)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { handlers: { getQuiz: () => takenQuiz, getQuizAttempt: neverResolve } },
};

export const Failed: Story = {
  args: {
    handlers: {
      getQuiz: () => takenQuiz,
      getQuizAttempt: () => new ProblemResponse(503, { code: 'unavailable', message: '' }),
    },
  },
  play: async (context) => {
    const { failed } = localize(context, textsByLanguage);
    await expect(await context.canvas.findByText(failed, {}, slowLoadOptions)).toBeVisible();
  },
};
