import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import type { UnansweredQuestion } from '../QuizRunner/quiz.ts';
import { quiz, quizLabels } from '../QuizRunner/QuizRunner.fixtures.tsx';
import { QuizRunner, type QuizRunnerProps } from '../QuizRunner/QuizRunner.tsx';
import { createUnansweredQuestions, unansweredLabels } from './UnansweredDialog.fixtures.ts';
import { UnansweredDialog } from './UnansweredDialog.tsx';

interface QuizWithUnansweredDialogProps {
  onSubmit: () => void;
  questions: QuizRunnerProps['questions'];
  labels: QuizRunnerProps['labels'];
  dialog: (typeof unansweredLabels)['ar'];
}

/** A quiz with the first question answered that asks before it is submitted. */
function QuizWithUnansweredDialog({ onSubmit, dialog, ...quizProps }: QuizWithUnansweredDialogProps) {
  const [unanswered, setUnanswered] = useState<readonly UnansweredQuestion[]>();
  return (
    <>
      <QuizRunner {...quizProps} answers={{ 1: 10 }} onAnswer={() => {}} onSubmit={setUnanswered} />
      <UnansweredDialog
        {...dialog}
        isOpen={unanswered !== undefined}
        questions={unanswered ?? []}
        onSubmit={onSubmit}
        onClose={() => setUnanswered(undefined)}
      />
    </>
  );
}

const meta = {
  title: 'Learning/UnansweredDialog/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn() },
  render: (args, { globals }) => (
    <QuizWithUnansweredDialog
      {...args}
      questions={localize(globals, quiz)}
      labels={localize(globals, quizLabels)}
      dialog={localize(globals, unansweredLabels)}
    />
  ),
} satisfies Meta<{ onSubmit: () => void }>;

export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const LinkFocusesItsQuestion: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    const dialog = localize(globals, unansweredLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    await expect(await screen.findByRole('alertdialog', { name: dialog.title })).toHaveAccessibleDescription(
      dialog.children,
    );
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual([2, 3, 4].map(dialog.questionLabel));
    await userEvent.click(screen.getByRole('link', { name: dialog.questionLabel(3) }));
    await waitUntilClosed();
    const third = canvas.getByRole('group', { name: new RegExp(labels.position(3, 4)) });
    await waitFor(() => expect(third).toHaveFocus());
    // The focus is not taken back to the submit button afterwards.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(third).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AnswerButtonFocusesTheFirstQuestion: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, quizLabels);
    await userEvent.click(canvas.getByRole('button', { name: labels.submit }));
    const answer = await screen.findByRole('button', { name: localize(globals, unansweredLabels).answerLabel });
    await expect(answer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    const second = canvas.getByRole('group', { name: new RegExp(labels.position(2, 4)) });
    await waitFor(() => expect(second).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EscapeReturnsToTheSubmitButton: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const submit = canvas.getByRole('button', { name: localize(globals, quizLabels).submit });
    await userEvent.click(submit);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(submit).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SubmitButtonSubmits: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, quizLabels).submit }));
    await userEvent.click(await screen.findByRole('button', { name: localize(globals, unansweredLabels).submitLabel }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The keyboard can scroll the list, and the buttons stay visible. */
export const ALongListScrolls: Story = {
  render: ({ onSubmit }, { globals }) => (
    <UnansweredDialog
      {...localize(globals, unansweredLabels)}
      isOpen
      questions={createUnansweredQuestions(Array.from({ length: 200 }, (_, at) => at + 1))}
      onSubmit={onSubmit}
      onClose={() => {}}
    />
  ),
  play: async ({ globals }) => {
    const { listLabel, submitLabel } = localize(globals, unansweredLabels);
    const list = await screen.findByRole('navigation', { name: listLabel });
    await waitFor(() => expect(list.closest('[tabindex="0"]')).not.toBeNull());
    await expect(screen.getByRole('button', { name: submitLabel })).toBeVisible();
  },
};
