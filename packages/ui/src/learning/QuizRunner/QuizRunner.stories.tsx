import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../../feedback/Banner/Banner.tsx';
import { localize } from '../../stories/localize.ts';
import { QuestionMap } from './QuestionMap.tsx';
import type { QuestionState } from './quiz.ts';
import { markAnswers, quiz, quizLabels, reviewTexts, waitingNote } from './QuizRunner.fixtures.tsx';
import { StatefulQuizRunner } from './StatefulQuizRunner.tsx';
import { QuizRunner } from './QuizRunner.tsx';

const meta = {
  title: 'Learning/QuizRunner',
  component: QuizRunner,
  args: {
    questions: quiz.ar,
    labels: quizLabels.ar,
    answers: {},
    onAnswer: fn(),
    onSubmit: fn(),
  },
  argTypes: { questions: { control: false }, labels: { control: false }, resultActions: { control: false } },
  render: (args, { globals }) => (
    <StatefulQuizRunner {...args} questions={localize(globals, quiz)} labels={localize(globals, quizLabels)} />
  ),
  // The progress row comes to rest under a page's header.
  decorators: [(Story) => <div style={{ paddingBlockStart: '72px' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'Runs a quiz: the student answers, submits, and sees the score and the correct answers. Pass the questions, the current answers and, once the server has marked them, the `result`.',
          'For opinions or settings, without correct answers, use `RadioGroup` in a `Form`.',
          '**Keyboard** · Tab moves from question to question · ↑ ↓ select an option · Space selects · Enter does not submit; only the button does. After submitting the focus is on the score. The answers stay focusable but locked; J and K go to the next and the previous question.',
          '**Map** · A button in the progress row opens a grid of all questions with their states: answered or open, and after marking correct, wrong or blank. Each links to its question. Escape closes it.',
          '**Performance** · Native radios, one memoized group per question, `content-visibility` on each: a quiz of 200 questions responds as fast as one of two.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Answering, submitting, offline, and marked: correct, wrong, blank. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const questions = localize(globals, quiz);
    const labels = localize(globals, quizLabels);
    const answers = { 1: 10, 2: 22 };
    const result = markAnswers(questions, answers);
    const { explanation, note } = localize(globals, reviewTexts);
    return (
      <div style={{ display: 'grid', gap: '64px' }}>
        <QuizRunner {...args} questions={questions} labels={labels} answers={answers} saveState="saved" />
        <QuizRunner
          {...args}
          questions={questions.slice(0, 1)}
          labels={labels}
          answers={answers}
          saveState="failed"
          isSubmitting
        />
        <QuizRunner
          {...args}
          questions={questions.slice(0, 1)}
          labels={labels}
          answers={answers}
          saveState="waiting"
          submitNote={
            <Banner tone="warning" icon="wifi-off">
              {localize(globals, waitingNote)}
            </Banner>
          }
          isSubmitting
        />
        <QuizRunner
          {...args}
          questions={questions}
          labels={labels}
          answers={answers}
          result={{
            ...result,
            answers: result.answers.map((answer, at) =>
              Object.assign({}, answer, at === 1 && { explanation }, at === 2 && { note }),
            ),
          }}
        />
        <QuizRunner
          {...args}
          questions={questions.slice(0, 1)}
          labels={labels}
          answers={answers}
          result={markAnswers(questions.slice(0, 1), answers)}
        />
      </div>
    );
  },
};

/** The question map, while answering and once marked. */
export const Map: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, quizLabels).map!;
    const answered = Array.from({ length: 40 }, (_, at): QuestionState =>
      at % 7 === 3 || at > 33 ? 'open' : 'answered',
    );
    const states = ['correct', 'correct', 'wrong', 'correct', 'blank'] as const;
    const markedStates = Array.from({ length: 200 }, (_, at) => states[at % 5] ?? 'correct');
    return (
      <div style={{ display: 'grid', gap: '400px', maxInlineSize: '40rem', paddingBlockEnd: '400px' }}>
        <div style={{ position: 'relative' }}>
          <QuestionMap idPrefix="x" labels={labels} states={answered} />
        </div>
        <div style={{ position: 'relative' }}>
          <QuestionMap idPrefix="y" labels={{ ...labels, title: `${labels.title} 2` }} states={markedStates} />
        </div>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const toggle of canvas.getAllByRole('button')) await userEvent.click(toggle);
  },
};
