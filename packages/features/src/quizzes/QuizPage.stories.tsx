import type { CreateQuizResultResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitForElementToBeRemoved } from 'storybook/test';
import { paths } from '../paths.ts';
import { dropAllDrafts } from '../shared/drafts.ts';
import { type Call, never, offline, Refusal } from '../shared/stories/fakeApi.ts';
import { courseFor, people, quiz } from '../shared/stories/fixtures.ts';
import { late, openDialog, renderPage, said } from '../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../shared/stories/PageStory.tsx';
import { load, QuizPage } from './QuizPage.tsx';

interface Sent {
  attempt_key: string;
  answers: { question_id: number; option_id: number | null }[];
}

const sentIn = ({ body }: Call) => body as Sent;

/** Marks as the server does: the first option of each question is right. */
const mark = (attempt: number) => (call: Call) => {
  const answers = sentIn(call).answers.map(({ question_id, option_id }) => ({
    question_id,
    option_id,
    correct_option_id: question_id * 10,
  }));
  const right = answers.filter(({ option_id, correct_option_id }) => option_id === correct_option_id).length;
  return { id: 500 + attempt, quiz_id: 9, mark: right, total: 3, attempt, answers, created_at: '2026-09-14T17:32:10Z' };
};

const words = {
  ar: { submit: 'إرسال الإجابات', score: 'حصلت على 1 من 3', tryAgain: 'إعادة المحاولة' },
  en: { submit: 'Submit answers', score: 'You scored 1 out of 3', tryAgain: 'Try Again' },
};

/** Answers the first question rightly and the second one wrongly, leaves the third, and hands in. */
async function answerAndSubmit(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: 'س = ٢' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'جذران' }));
  const left = said(context, { ar: 'بقي سؤال واحد بلا إجابة', en: '1 question left unanswered' });
  await expect(canvas.getByText(left)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: said(context, words).submit }));
}

const meta = {
  title: 'Pages/Quiz',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: QuizPage,
    load,
    area: 'quizzes',
    pattern: paths.quiz.pattern,
    at: paths.quiz.to({ id: 12, quizid: 9 }),
    user: people.student,
    answers: { getQuiz: () => quiz },
  },
  render: renderPage,
  beforeEach: () => dropAllDrafts(),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answering: Story = {};

export const Marked: Story = {
  args: { answers: { getQuiz: () => quiz, createQuizResult: fn(mark(1)) } },
  play: async (context) => {
    await answerAndSubmit(context);
    const { canvas, args } = context;
    await expect(await canvas.findByRole('heading', { name: said(context, words).score })).toHaveFocus();
    await expect(
      canvas.getByText(said(context, { ar: /هذه درجتك المحتسبة/, en: /your mark that counts/ })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said(context, words).submit })).toBeNull();
    await expect(args.answers?.createQuizResult).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          answers: [
            { question_id: 71, option_id: 710 },
            { question_id: 72, option_id: 721 },
            { question_id: 73, option_id: null },
          ],
        }) as unknown,
      }),
    );
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  },
};

const lost = fn<(call: Call) => CreateQuizResultResult>();

/** The network fails once: the answers stay, and the very same attempt is sent again. */
export const SubmissionFails: Story = {
  args: { answers: { getQuiz: () => quiz, createQuizResult: lost } },
  beforeEach: () => {
    lost.mockReset();
    lost.mockImplementationOnce(offline).mockImplementation(mark(1));
  },
  play: async (context) => {
    await answerAndSubmit(context);
    const dialog = await openDialog('alertdialog');
    const title = said(context, { ar: 'تعذّر إرسال النتيجة', en: 'Submission Error' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: said(context, words).tryAgain }));
    await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
    await expect(await context.canvas.findByRole('heading', { name: said(context, words).score })).toBeVisible();
    const keys = lost.mock.calls.map(([call]) => sentIn(call).attempt_key);
    await expect(keys).toHaveLength(2);
    await expect(keys[1]).toBe(keys[0]);
  },
};

const again = fn<(call: Call) => CreateQuizResultResult>();

/** Trying again is practice, with a key of its own. */
export const Practice: Story = {
  args: { answers: { getQuiz: () => quiz, createQuizResult: again } },
  beforeEach: () => {
    again.mockReset();
    again.mockImplementationOnce(mark(1)).mockImplementation(mark(2));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await answerAndSubmit(context);
    const retake = said(context, { ar: 'إعادة الاختبار للتدريب', en: 'Try again as practice' });
    await userEvent.click(await canvas.findByRole('button', { name: retake }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(0);
    await answerAndSubmit(context);
    await expect(
      await canvas.findByText(said(context, { ar: /كانت هذه محاولة تدريب/, en: /This was practice/ })),
    ).toBeVisible();
    const keys = again.mock.calls.map(([call]) => sentIn(call).attempt_key);
    await expect(new Set(keys).size).toBe(2);
  },
};

/** Who has taken the quiz before reads that first, and which mark counts. */
export const TakenBefore: Story = {
  args: {
    answers: { getQuiz: () => ({ ...quiz, my_result: { mark: 2, total: 3, best: 3, best_total: 3, attempts: 2 } }) },
  },
  play: async (context) => {
    const text = said(context, { ar: /ودرجتك المحتسبة 2 من 3/, en: /your mark that counts is 2 out of 3/ });
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

export const Locked: Story = {
  args: {
    answers: {
      getQuiz: () => new Refusal(403, { code: 'locked', message: 'Locked' }),
      getCourse: () => courseFor(false),
    },
  },
  play: async (context) => {
    const title = said(context, { ar: 'هذا الاختبار للمشتركين', en: 'This quiz is for subscribers' });
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible();
    const go = said(context, { ar: 'الذهاب إلى الدورة', en: 'Go to the course' });
    await expect(await context.canvas.findByRole('link', { name: go })).toHaveAttribute('href', '/single/algebra-1');
  },
};

export const Loading: Story = { args: { answers: { getQuiz: never } } };

export const LoadFails: Story = {
  args: { answers: { getQuiz: () => new Refusal(500, { code: 'internal', message: 'Not today' }) } },
  play: async (context) => {
    const title = said(context, {
      ar: 'تعذّر تحميل بيانات الاختبار، حاول مرة أخرى لاحقًا',
      en: 'Loading quiz data failed, try again later',
    });
    await expect(await context.canvas.findByText(title, {}, late)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: said(context, words).tryAgain })).toBeVisible();
  },
};
