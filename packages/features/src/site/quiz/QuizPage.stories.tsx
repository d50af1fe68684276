import type { CreateQuizResultResult, GetQuizResult } from '@fanous/api-client/generated/queries.ts';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { createDraftStore, deleteAllDrafts } from '../../shared/storage/drafts.ts';
import { type ApiCall, neverResolve, failOffline, ProblemResponse } from '../../shared/stories/fakeApi.ts';
import { buildCourseWithAccess, people, quiz } from '../../shared/stories/Api.fixtures.ts';
import { slowLoadOptions, findOpenDialog, renderPage, localize } from '../../shared/stories/page.tsx';
import { PageStory, type PageStoryProps } from '../../shared/stories/PageStory.tsx';
import { prefetchPageData, QuizPage } from './QuizPage.tsx';

interface Sent {
  attempt_key: string;
  answers: { question_id: number; option_id: number | null }[];
}

const draftKey = '0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77';

const getSentAttempt = ({ body }: ApiCall) => body as Sent;

/** Marks as the server does: the first option of each question is correct. */
const mark = (attempt: number) => (call: ApiCall) => {
  const answers = getSentAttempt(call).answers.map(({ question_id, option_id }) => ({
    question_id,
    option_id,
    correct_option_id: question_id * 10,
  }));
  const right = answers.filter(({ option_id, correct_option_id }) => option_id === correct_option_id).length;
  return { id: 500 + attempt, quiz_id: 9, mark: right, total: 3, attempt, answers, created_at: '2026-09-14T17:32:10Z' };
};

const textsByLanguage = {
  ar: {
    submit: /إرسال/,
    submitNow: 'إرسال الآن',
    score: 'حصلت على 1 من 3',
    tryAgain: 'إعادة المحاولة',
    waiting: 'في انتظار الاتصال',
    kept: /إجاباتك محفوظة على هذا الجهاز وستُرسل/,
  },
  en: {
    submit: /Submit/,
    submitNow: 'Submit now',
    score: 'You scored 1 out of 3',
    tryAgain: 'Try Again',
    waiting: 'Waiting for a connection',
    kept: /Your answers are saved on this device and will be sent/,
  },
};

/** Answers the first question correctly and the second one wrongly, leaves the third, and presses submit. */
async function answerTwo(context: StoryContext<PageStoryProps>) {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('radio', { name: 'س = ٢' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'جذران' }));
  const left = localize(context, { ar: 'بقي سؤال واحد بلا إجابة', en: '1 question left unanswered' });
  await expect(canvas.getByText(left)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).submit }));
}

/** Submits with the third question unanswered, after being asked. */
async function answerAndSubmit(context: StoryContext<PageStoryProps>) {
  await answerTwo(context);
  const dialog = await findOpenDialog('alertdialog');
  await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).submitNow }));
}

const meta = {
  title: 'Pages/Quiz',
  component: PageStory,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    Page: QuizPage,
    prefetchPageData,
    area: 'site/quiz',
    pattern: paths.quiz.pattern,
    path: paths.quiz.to({ id: 12, quizId: 9 }),
    user: people.student,
    handlers: { getQuiz: () => quiz },
  },
  render: renderPage,
  beforeEach: () => deleteAllDrafts(),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rule is shown before the first answer. */
export const Answering: Story = {
  play: async (context) => {
    const rule = localize(context, { ar: /المحاولة الأولى هي التي تُحتسب/, en: /The first attempt counts/ });
    await expect(await context.canvas.findByText(rule, {}, slowLoadOptions)).toBeVisible();
  },
};

const createResult = fn(mark(1));

/** A question without an answer is asked about before anything is sent, and has a link. */
export const AsksAboutUnanswered: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: createResult } },
  play: async (context) => {
    createResult.mockClear();
    await answerTwo(context);
    const dialog = await findOpenDialog('alertdialog');
    const title = localize(context, { ar: 'سؤال واحد بلا إجابة', en: '1 question unanswered' });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(
      dialog.getByText(localize(context, { ar: /المحاولة الأولى هي التي تُحتسب/, en: /The first attempt counts/ })),
    ).toBeVisible();
    await context.userEvent.click(
      dialog.getByRole('link', { name: localize(context, { ar: 'السؤال 3', en: 'Question 3' }) }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const third = localize(context, { ar: /^السؤال 3 من 3/, en: /^Question 3 of 3/ });
    await waitFor(() => expect(context.canvas.getByRole('group', { name: third })).toHaveFocus());
    await expect(createResult).not.toHaveBeenCalled();
  },
};

export const AttemptIsMarked: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: fn(mark(1)) } },
  play: async (context) => {
    await answerAndSubmit(context);
    const { canvas, args } = context;
    await expect(
      await canvas.findByRole('heading', { name: localize(context, textsByLanguage).score }, slowLoadOptions),
    ).toHaveFocus();
    await expect(
      canvas.getByText(localize(context, { ar: /هذه درجتك المحتسبة/, en: /the mark that counts/ })),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: localize(context, textsByLanguage).submit })).toBeNull();
    await expect(args.handlers?.createQuizResult).toHaveBeenCalledWith(
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

const refused = fn<(call: ApiCall) => CreateQuizResultResult | ProblemResponse>();

/** The server refuses the attempt and says why: the answers stay, and the same attempt is sent again. */
export const SubmissionFails: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: refused } },
  beforeEach: () => {
    refused.mockReset();
    refused
      .mockImplementationOnce(() => new ProblemResponse(500, { code: 'internal', message: 'Not today' }))
      .mockImplementation(mark(1));
  },
  play: async (context) => {
    await answerAndSubmit(context);
    const title = localize(context, { ar: 'تعذّر إرسال الإجابات', en: 'Submission Error' });
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const dialog = await findOpenDialog('alertdialog');
    await expect(dialog.getByText('Not today')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: localize(context, textsByLanguage).tryAgain }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(
      await context.canvas.findByRole('heading', { name: localize(context, textsByLanguage).score }),
    ).toBeVisible();
    const keys = refused.mock.calls.map(([call]) => getSentAttempt(call).attempt_key);
    await expect(keys).toHaveLength(2);
    await expect(keys[1]).toBe(keys[0]);
  },
};

const changedQuiz: GetQuizResult = { ...quiz, questions: quiz.questions.slice(1) };
const getChangedQuiz = fn<() => GetQuizResult>();
const refuseOnce = fn<(call: ApiCall) => CreateQuizResultResult | ProblemResponse>();

/** The quiz was changed meanwhile: it is loaded again, the answers to the other questions stay, and the attempt can be submitted. */
export const TheQuizHasChanged: Story = {
  args: { handlers: { getQuiz: getChangedQuiz, createQuizResult: refuseOnce } },
  beforeEach: () => {
    getChangedQuiz.mockReset();
    getChangedQuiz.mockImplementationOnce(() => quiz).mockImplementation(() => changedQuiz);
    refuseOnce.mockReset();
    refuseOnce
      .mockImplementationOnce(() => new ProblemResponse(409, { code: 'quiz_changed', message: 'The quiz has changed' }))
      .mockImplementation(mark(1));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await answerAndSubmit(context);
    const title = localize(context, { ar: 'تعذّر إرسال الإجابات', en: 'Submission Error' });
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    const dialog = await findOpenDialog('alertdialog');
    const load = localize(context, { ar: 'تحميل الاختبار من جديد', en: 'Load the quiz again' });
    await userEvent.click(dialog.getByRole('button', { name: load }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'س = ٢' })).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'جذران' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: localize(context, textsByLanguage).submit }));
    const question = await findOpenDialog('alertdialog');
    await userEvent.click(question.getByRole('button', { name: localize(context, textsByLanguage).submitNow }));
    await waitFor(() => expect(refuseOnce).toHaveBeenCalledTimes(2));
    const sent = refuseOnce.mock.calls.map(([call]) => getSentAttempt(call));
    await expect(sent[1]?.answers.map(({ question_id }) => question_id)).toEqual([72, 73]);
    await expect(sent[1]?.attempt_key).toBe(sent[0]?.attempt_key);
  },
};

const lost = fn<(call: ApiCall) => CreateQuizResultResult>();

/** No response comes, although the request may have arrived: the page shows a note, and sends the same attempt again. */
export const TheConnectionIsLost: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: lost } },
  beforeEach: () => {
    lost.mockReset();
    lost.mockImplementationOnce(failOffline).mockImplementation(mark(1));
  },
  play: async (context) => {
    const { canvas } = context;
    await answerAndSubmit(context);
    const { waiting, kept, score, submit } = localize(context, textsByLanguage);
    await expect(await canvas.findByText(kept, {}, slowLoadOptions)).toBeVisible();
    await expect(canvas.getByText(waiting)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'س = ٢' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: submit })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: score }, slowLoadOptions)).toHaveFocus();
    const keys = lost.mock.calls.map(([call]) => getSentAttempt(call).attempt_key);
    await expect(keys).toHaveLength(2);
    await expect(keys[1]).toBe(keys[0]);
  },
};

/** Submitted before a reload: it is sent without another press, and under its own key. */
export const ComesBackAfterAReload: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: fn(mark(1)) } },
  beforeEach: () => {
    createDraftStore(people.student.id).write('quiz:9', {
      key: draftKey,
      answers: { 71: 710, 72: 721 },
      isSubmitted: true,
    });
  },
  play: async (context) => {
    const { canvas, args } = context;
    await expect(
      await canvas.findByRole('heading', { name: localize(context, textsByLanguage).score }, slowLoadOptions),
    ).toHaveFocus();
    await expect(args.handlers?.createQuizResult).toHaveBeenCalledOnce();
    await expect(args.handlers?.createQuizResult).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ attempt_key: draftKey }) as unknown }),
    );
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  },
};

const expired = fn(() => new ProblemResponse(401, { code: 'unauthorized', message: 'Session over' }));

/** The session has expired: the submitted attempt stays on the device until its student signs in again. */
export const TheSessionEnds: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: expired } },
  play: async (context) => {
    await answerAndSubmit(context);
    await waitFor(() => expect(expired).toHaveBeenCalled());
    await waitFor(() =>
      expect(createDraftStore(people.student.id).read('quiz:9')).toMatchObject({
        answers: { 71: 710, 72: 721 },
        isSubmitted: true,
      }),
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const longQuiz: GetQuizResult = {
  ...quiz,
  questions: Array.from({ length: 40 }, (_, at) => ({
    id: 1000 + at,
    question_text: `ناتج ${at} + ${at}`,
    type: 'multiple_choice',
    position: at,
    options: [at * 2, at * 3 + 1].map((sum, place) => ({
      id: 10_000 + at * 10 + place,
      option_text: String(sum),
      position: place + 1,
    })),
  })),
};

/** A long quiz has a map: it shows the state of each question and links to it. */
export const Long: Story = {
  args: { handlers: { getQuiz: () => longQuiz } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const map = localize(context, { ar: 'خريطة الأسئلة', en: 'Question map' });
    await userEvent.click(await canvas.findByRole('button', { name: map }, slowLoadOptions));
    const cell = localize(context, { ar: 'السؤال 30: لم يُجب عنه بعد', en: 'Question 30: not answered yet' });
    await userEvent.click(canvas.getByRole('link', { name: cell }));
    const name = localize(context, { ar: /^السؤال 30 من 40/, en: /^Question 30 of 40/ });
    await expect(canvas.getByRole('group', { name })).toHaveFocus();
  },
};

const again = fn<(call: ApiCall) => CreateQuizResultResult>();

/** A retake is practice, and has a new key. */
export const Practice: Story = {
  args: { handlers: { getQuiz: () => quiz, createQuizResult: again } },
  beforeEach: () => {
    again.mockReset();
    again.mockImplementationOnce(mark(1)).mockImplementation(mark(2));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await answerAndSubmit(context);
    const retake = localize(context, { ar: 'إعادة الاختبار للتدريب', en: 'Try again as practice' });
    await userEvent.click(await canvas.findByRole('button', { name: retake }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(0);
    await answerAndSubmit(context);
    await expect(
      await canvas.findByText(localize(context, { ar: /كانت هذه محاولة تدريب/, en: /This was practice/ })),
    ).toBeVisible();
    const keys = again.mock.calls.map(([call]) => getSentAttempt(call).attempt_key);
    await expect(new Set(keys).size).toBe(2);
  },
};

/** A student who has taken the quiz before reads which mark counts. */
export const TakenBefore: Story = {
  args: {
    handlers: { getQuiz: () => ({ ...quiz, my_result: { mark: 2, total: 3, best: 3, best_total: 3, attempts: 2 } }) },
  },
  play: async (context) => {
    const text = localize(context, { ar: /ودرجتك المحتسبة 2 من 3/, en: /The mark that counts is 2 out of 3/ });
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

export const Locked: Story = {
  args: {
    handlers: {
      getQuiz: () => new ProblemResponse(403, { code: 'locked', message: 'Locked' }),
      getCourse: () => buildCourseWithAccess(false),
    },
  },
  play: async (context) => {
    const title = localize(context, { ar: 'هذا الاختبار للمشتركين', en: 'This quiz is for subscribers' });
    await expect(await context.canvas.findByRole('heading', { name: title })).toBeVisible();
    const go = localize(context, { ar: 'الذهاب إلى الدورة', en: 'Go to the course' });
    await expect(await context.canvas.findByRole('link', { name: go })).toHaveAttribute('href', '/single/algebra-1');
  },
};

export const Loading: Story = { args: { handlers: { getQuiz: neverResolve } } };

export const LoadFails: Story = {
  args: { handlers: { getQuiz: () => new ProblemResponse(500, { code: 'internal', message: 'Not today' }) } },
  play: async (context) => {
    const title = localize(context, {
      ar: 'تعذّر تحميل بيانات الاختبار، حاول مرة أخرى لاحقًا',
      en: 'The quiz could not be loaded. Try again later.',
    });
    await expect(await context.canvas.findByText(title, {}, slowLoadOptions)).toBeVisible();
    await expect(
      context.canvas.getByRole('button', { name: localize(context, textsByLanguage).tryAgain }),
    ).toBeVisible();
  },
};
