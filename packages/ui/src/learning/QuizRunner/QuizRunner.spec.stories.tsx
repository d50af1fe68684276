import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { StatefulQuizRunner } from './StatefulQuizRunner.tsx';
import type { QuizQuestion } from './quiz.ts';
import { createLongQuiz, markAnswers, quiz, quizLabels, reviewTexts } from './QuizRunner.fixtures.tsx';
import { QuizRunner } from './QuizRunner.tsx';

const meta = {
  title: 'Learning/QuizRunner/Spec',
  component: QuizRunner,
  tags: ['!autodocs', 'spec'],
  args: { questions: quiz.ar, labels: quizLabels.ar, answers: {}, onAnswer: fn(), onSubmit: fn() },
  render: (args, { globals }) => (
    <StatefulQuizRunner {...args} questions={localize(globals, quiz)} labels={localize(globals, quizLabels)} />
  ),
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

const translations = {
  ar: {
    first: /^السؤال 1 من 4\s*: ما وحدة قياس القوة/,
    second: /^السؤال 2 من 4/,
    third: /^السؤال 3 من 4/,
    right: 'نيوتن',
    other: 'جول',
    score: 'حصلت على 1 من 4',
    wrong: 'إجابة خاطئة. الإجابة الصحيحة: CSS',
    open: 'بلا إجابة. الإجابة الصحيحة: الجملة الاسمية',
    correct: 'إجابة صحيحة',
  },
  en: {
    first: /^Question 1 of 4\s*: What is the SI unit/,
    second: /^Question 2 of 4/,
    third: /^Question 3 of 4/,
    right: 'Newton',
    other: 'Joule',
    score: 'You scored 1 out of 4',
    wrong: 'Wrong answer. The correct answer: CSS',
    open: 'Not answered. The correct answer: Nominal',
    correct: 'Correct answer',
  },
};

export const CountsAnsweredQuestions: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { first, right } = localize(globals, translations);
    const labels = localize(globals, quizLabels);
    await expect(canvas.getByRole('group', { name: first })).toBeVisible();
    await expect(canvas.getByText(labels.unanswered(4))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: right }));
    await expect(args.onAnswer).toHaveBeenCalledWith(1, 10);
    await expect(canvas.getByRole('radio', { name: right })).toBeChecked();
    await expect(canvas.getByRole('progressbar', { name: labels.progress(1, 4) })).toHaveAttribute('value', '1');
    await expect(canvas.getByRole('button', { name: labels.submit })).toHaveAccessibleDescription(labels.unanswered(3));
  },
};

export const ArrowKeysSelectAndEnterDoesNotSubmit: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { right, other } = localize(globals, translations);
    canvas.getByRole('radio', { name: right }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: other })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: other })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('radio', { name: right })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'CSS' })).toHaveFocus();
  },
};

export const SubmittingMarksAndFocusesTheScore: Story = {
  args: { answers: { 1: 10, 2: 22 } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { first, second, third, score, wrong, open, correct } = localize(globals, translations);
    const labels = localize(globals, quizLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: score })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: labels.submit })).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByRole('group', { name: first })).toHaveAccessibleDescription(correct);
    await expect(canvas.getByRole('group', { name: second })).toHaveAccessibleDescription(wrong);
    await expect(canvas.getByRole('group', { name: third })).toHaveAccessibleDescription(open);
    // The mark beside an answer is text, and the answer keeps its own name.
    await expect(canvas.getByRole('radio', { name: 'C++' })).toBeChecked();
  },
};

export const LockedAnswersAreFocusableAndUnchanged: Story = {
  args: { answers: { 1: 10 } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { right, other } = localize(globals, translations);
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, quizLabels).submit }));
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: other }));
    await expect(canvas.getByRole('radio', { name: right })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: right })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    canvas.getByRole('radio', { name: right }).focus();
    await expect(canvas.getByRole('radio', { name: right })).toHaveFocus();
  },
};

export const ReviewFocusesTheFirstMistake: Story = {
  args: { answers: { 1: 10, 2: 22 } },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await userEvent.click(canvas.getByRole('link', { name: labels.reviewMistakes }));
    await expect(canvas.getByRole('group', { name: localize(globals, translations).second })).toHaveFocus();
  },
};

export const NoReviewLinkWhenAllAreCorrect: Story = {
  args: { answers: { 1: 10, 2: 20, 3: 30, 4: 40 } },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await expect(canvas.getByRole('heading', { name: labels.score(4, 4) })).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const SubmittingQuizIsLocked: Story = {
  args: { answers: { 1: 10 }, isSubmitting: true },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { right, other } = localize(globals, translations);
    const button = canvas.getByRole('button', { name: new RegExp(localize(globals, quizLabels).submitting) });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('radio', { name: other }));
    await expect(canvas.getByRole('radio', { name: right })).toBeChecked();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OpeningAMarkedQuizDoesNotMoveTheFocus: Story = {
  render: (args, { globals }) => {
    const questions = localize(globals, quiz);
    return (
      <QuizRunner
        {...args}
        questions={questions}
        labels={localize(globals, quizLabels)}
        result={markAnswers(questions, {})}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const heading = canvas.getByRole('heading', { name: localize(globals, quizLabels).score(0, 4) });
    await expect(heading).not.toHaveFocus();
  },
};

export const TextsKeepTheirDirection: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('C++')).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByText(/ما عاصمة مصر|ما وحدة قياس/)).direction).toBe('rtl');
  },
};

/** Counts how often the text of each question is read, and so how often it renders. */
const readCounts = new Map<unknown, number>();
const countReads = (question: QuizQuestion): QuizQuestion => ({
  ...question,
  // Each render of a question reads its options. Its text is rendered once.
  get options() {
    readCounts.set(question.id, (readCounts.get(question.id) ?? 0) + 1);
    return question.options;
  },
});
const countedQuestions = createLongQuiz(200).map(countReads);

export const OneAnswerRendersOneQuestion: Story = {
  render: (args, { globals }) => (
    <StatefulQuizRunner {...args} questions={countedQuestions} labels={localize(globals, quizLabels)} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    readCounts.clear();
    const [first] = canvas.getAllByRole('radio', { name: 'أ' });
    if (!first) throw new Error('the quiz has no answer to choose');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText(labels.unanswered(199))).toBeInTheDocument());
    // Wait for deferred renders too.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect([...readCounts.keys()]).toEqual([1]);
  },
};

export const MapShowsTheStateAndLinksToEachQuestion: Story = {
  args: { answers: { 1: 10, 2: 22 } },
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    const { title, question, states } = labels.map!;
    const toggle = canvas.getByRole('button', { name: title });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(toggle);
    const getMapLink = (number: number, state: keyof typeof states) =>
      canvas.getByRole('link', { name: question(number, states[state]) });
    await expect(canvas.getByRole('navigation', { name: title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(getMapLink(1, 'answered')).toBeVisible();
    await userEvent.click(getMapLink(3, 'open'));
    await expect(canvas.getByRole('group', { name: localize(globals, translations).third })).toHaveFocus();
    // The map closes on a click, and on Escape without moving.
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(getMapLink(1, 'answered')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(toggle).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await userEvent.click(canvas.getByRole('button', { name: title }));
    await expect(getMapLink(1, 'correct')).toBeVisible();
    await expect(getMapLink(2, 'wrong')).toBeVisible();
    await expect(getMapLink(4, 'blank')).toBeVisible();
  },
};

export const MapReachesAllOfTwoHundredQuestions: Story = {
  render: (args, { globals }) => (
    <StatefulQuizRunner {...args} questions={createLongQuiz(200)} labels={localize(globals, quizLabels)} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    const { title, question, states } = labels.map!;
    await userEvent.click(canvas.getByRole('button', { name: title }));
    await userEvent.click(canvas.getByRole('link', { name: question(187, states.open) }));
    const group = document.activeElement;
    await expect(group).toHaveAccessibleName(new RegExp(labels.position(187, 200)));
    // The window loses the focus, but the element stays the active one.
    group?.dispatchEvent(new FocusEvent('blur'));
    await expect(group).toHaveAttribute('tabindex', '-1');
    // Rendered only near the viewport, and still reachable by Tab.
    await expect(getComputedStyle(group?.parentElement ?? document.body).contentVisibility).toBe('auto');
    await waitFor(() => {
      const { top } = (group ?? document.body).getBoundingClientRect();
      return expect(top >= 0 && top < window.innerHeight).toBe(true);
    });
    await userEvent.tab();
    // The question is focusable only until it loses the focus.
    await expect(group).not.toHaveAttribute('tabindex');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(labels.unanswered(199))).toBeInTheDocument();
    await userEvent.tab();
    await expect(document.activeElement?.closest('fieldset')).toHaveAccessibleName(
      new RegExp(labels.position(188, 200)),
    );
  },
};

/** Whether the score was rendered before the last question. */
let wasMarkShown: boolean | undefined;
const lastQuestion = createLongQuiz(200)[199]!;
const watchedQuestions: QuizQuestion[] = [
  ...createLongQuiz(199),
  {
    ...lastQuestion,
    get options() {
      wasMarkShown = document.querySelector('h2') !== null;
      return lastQuestion.options;
    },
  },
];

export const ScoreRendersBeforeTwoHundredQuestions: Story = {
  render: (args, { globals }) => (
    <StatefulQuizRunner {...args} questions={watchedQuestions} labels={localize(globals, quizLabels)} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    const groups = canvas.getAllByRole('group');
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await expect(canvas.getByRole('heading', { name: labels.score(0, 200) })).toHaveFocus();
    await expect(groups[0]).toHaveAccessibleDescription(new RegExp(labels.notAnswered));
    await waitFor(() => expect(groups.at(-1)).toHaveAccessibleDescription(new RegExp(labels.notAnswered)));
    await expect(wasMarkShown).toBe(true);
    await expect(canvas.getAllByRole('radio', { name: 'أ' }).at(-1)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TextOfTheOtherDirectionAlignsWithThePage: Story = {
  args: { questions: [{ id: 1, text: 'What is 2 + 2?', options: quiz.ar[0]!.options }] },
  render: (args) => <StatefulQuizRunner {...args} />,
  play: async ({ canvas }) => {
    const text = canvas.getByText('What is 2 + 2?');
    const translations = document.createRange();
    translations.selectNodeContents(text);
    const edge = getComputedStyle(document.documentElement).direction === 'rtl' ? 'right' : 'left';
    await expect(
      Math.abs(translations.getBoundingClientRect()[edge] - text.getBoundingClientRect()[edge]),
    ).toBeLessThan(1);
  },
};

/** The second question is wrong and explained, the third one blank with a note. */
const Reviewed: Story = {
  render: (args, { globals }) => {
    const questions = localize(globals, quiz);
    const { explanation, note } = localize(globals, reviewTexts);
    const { answers, ...marks } = markAnswers(questions, { 1: 10, 2: 22, 4: 40 });
    const reviewed = answers.map((answer, at) =>
      Object.assign({}, answer, at === 1 && { explanation }, at === 2 && { note }),
    );
    return (
      <QuizRunner
        {...args}
        questions={questions}
        labels={localize(globals, quizLabels)}
        result={{ ...marks, answers: reviewed }}
      />
    );
  },
};

export const ExplanationIsInItsQuestion: Story = {
  ...Reviewed,
  play: async ({ canvas, globals }) => {
    const { explanation, note } = localize(globals, reviewTexts);
    const { second, third } = localize(globals, translations);
    const [firstLine = ''] = explanation.split('\n');
    await expect(within(canvas.getByRole('group', { name: second })).getByText(new RegExp(firstLine))).toBeVisible();
    await expect(within(canvas.getByRole('group', { name: third })).getByText(note)).toBeVisible();
    await expect(canvas.getAllByText(localize(globals, quizLabels).explanation!)).toHaveLength(1);
  },
};

export const FilterShowsMistakesWithTheirNumbers: Story = {
  ...Reviewed,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    const { second, third } = localize(globals, translations);
    const filter = canvas.getByRole('button', { name: labels.mistakesOnly! });
    await expect(filter).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
    await userEvent.click(filter);
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: second })).toBeVisible();
    await expect(canvas.getByRole('group', { name: third })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labels.map!.title }));
    await expect(within(canvas.getByRole('navigation')).getAllByRole('link')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(filter);
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
  },
};

export const KeysMoveBetweenShownQuestions: Story = {
  ...Reviewed,
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    const { second, third } = localize(globals, translations);
    await userEvent.click(canvas.getByRole('button', { name: labels.mistakesOnly! }));
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('group', { name: second })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('group', { name: third })).toHaveFocus();
    // The last one: nothing happens.
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('group', { name: third })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('group', { name: second })).toHaveFocus();
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(canvas.getByRole('group', { name: second })).toHaveFocus();
  },
};

export const KeysDoNothingWhileAnswering: Story = {
  play: async ({ canvas, userEvent }) => {
    const [radio] = canvas.getAllByRole('radio');
    radio?.focus();
    await userEvent.keyboard('j');
    await expect(radio).toHaveFocus();
  },
};
