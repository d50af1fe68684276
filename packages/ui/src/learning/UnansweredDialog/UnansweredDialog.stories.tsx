import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { OverlayDemo } from '../../overlays/OverlayDemo.fixtures.tsx';
import { localize } from '../../stories/localize.ts';
import { createUnansweredQuestions, unansweredLabels } from './UnansweredDialog.fixtures.ts';
import { UnansweredDialog } from './UnansweredDialog.tsx';

const meta = {
  title: 'Learning/UnansweredDialog',
  component: UnansweredDialog,
  args: {
    ...unansweredLabels.ar,
    isOpen: false,
    questions: createUnansweredQuestions([2, 5, 9]),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'Asks before a quiz with unanswered questions is submitted, and says what submitting now means. Give it what `QuizRunner` passes to `onSubmit`.',
          'For any other question before an action use `ConfirmDialog`.',
          '**Keyboard** · The button that leads to the first unanswered question has the focus · each link closes the dialog and focuses its question · Escape closes it.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof UnansweredDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { layout: 'padded' },
  render: (args, { globals }) => (
    <OverlayDemo label={localize(globals, unansweredLabels).submitLabel}>
      {(state) => <UnansweredDialog {...args} {...localize(globals, unansweredLabels)} {...state} />}
    </OverlayDemo>
  ),
};

/** Three unanswered questions. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => <UnansweredDialog {...args} {...localize(globals, unansweredLabels)} isOpen />,
};

/** Two hundred unanswered questions: the list scrolls. */
export const Long: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => (
    <UnansweredDialog
      {...args}
      {...localize(globals, unansweredLabels)}
      title={localize(globals, { ar: '200 سؤال بلا إجابة', en: '200 questions unanswered' })}
      questions={createUnansweredQuestions(Array.from({ length: 200 }, (_, at) => at + 1))}
      isOpen
    />
  ),
};
