import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from '../../feedback/Banner/Banner.tsx';
import { pick } from '../../stories/text.ts';
import { QuestionMap } from './QuestionMap.tsx';
import type { QuestionState } from './quiz.ts';
import { marked, quiz, quizLabels, waitingNote } from './QuizRunner.fixtures.tsx';
import { LiveQuiz } from './LiveQuiz.tsx';
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
    <LiveQuiz {...args} questions={pick(globals, quiz)} labels={pick(globals, quizLabels)} />
  ),
  // The progress row comes to rest under a page's header.
  decorators: [(Story) => <div style={{ paddingBlockStart: '72px' }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component: [
          'Runs a quiz: the student answers, sends, and sees the mark and what was right. Give it the questions, the answers so far and, once the server has marked them, the `result`.',
          'For a form that asks for opinions or settings use `RadioGroup` inside `Form`: nothing there is right or wrong.',
          '**Keyboard** · Tab goes from question to question · ↑ ↓ choose inside one · Space chooses · Enter on an answer does nothing, a quiz is sent by its button alone. After sending the focus is on the mark; every answer stays reachable but no longer changes.',
          '**Map** · A button under the progress opens all questions at a glance: answered, open, and after marking right, wrong and left open. Each leads to its question; Escape closes it.',
          '**Numbers** · Native radios, one memoised group per question, `content-visibility` on each: 200 questions answer as fast as two.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Answering, sending, waiting for a connection, and marked: right, wrong, left open. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const questions = pick(globals, quiz);
    const labels = pick(globals, quizLabels);
    const answers = { 1: 10, 2: 22 };
    const result = marked(questions, answers);
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
          sendNote={
            <Banner tone="warning" icon="wifi-off">
              {pick(globals, waitingNote)}
            </Banner>
          }
          isSubmitting
        />
        <QuizRunner {...args} questions={questions} labels={labels} answers={answers} result={result} />
        <QuizRunner
          {...args}
          questions={questions.slice(0, 1)}
          labels={labels}
          answers={answers}
          result={marked(questions.slice(0, 1), answers)}
        />
      </div>
    );
  },
};

/** The map of questions, while answering and once marked. */
export const Map: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = pick(globals, quizLabels).map!;
    const answered = Array.from({ length: 40 }, (_, at): QuestionState =>
      at % 7 === 3 || at > 33 ? 'open' : 'answered',
    );
    const states = ['correct', 'correct', 'wrong', 'correct', 'blank'] as const;
    const judged = Array.from({ length: 200 }, (_, at) => states[at % 5] ?? 'correct');
    return (
      <div style={{ display: 'grid', gap: '400px', maxInlineSize: '40rem', paddingBlockEnd: '400px' }}>
        <div style={{ position: 'relative' }}>
          <QuestionMap stem="x" labels={labels} states={answered} />
        </div>
        <div style={{ position: 'relative' }}>
          <QuestionMap stem="y" labels={{ ...labels, title: `${labels.title} 2` }} states={judged} />
        </div>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const toggle of canvas.getAllByRole('button')) await userEvent.click(toggle);
  },
};
