import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { StatefulReactionBar } from './StatefulReactionBar.tsx';
import { ReactionBar } from './ReactionBar.tsx';
import { reactionLabels, reactToLabels } from './ReactionBar.fixtures.ts';

const onReact = fn<() => Promise<unknown>>();

const meta = {
  title: 'Learning/ReactionBar/Spec',
  component: ReactionBar,
  tags: ['!autodocs', 'spec'],
  args: { label: '', labels: reactionLabels.ar, counts: { love: 4, like: 2 }, selectedKind: 'like', onReact },
  render: (args, { globals }) => (
    <StatefulReactionBar
      {...args}
      label={localize(globals, reactToLabels)('1')}
      labels={localize(globals, reactionLabels)}
    />
  ),
} satisfies Meta<typeof ReactionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachReactionIsAToggleWithNameAndCount: Story = {
  play: async ({ canvas, globals }) => {
    const { names, button } = localize(globals, reactionLabels);
    await expect(canvas.getByRole('group', { name: localize(globals, reactToLabels)('1') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button(names.love, 4), pressed: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button(names.like, 2), pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button(names.angry, 0), pressed: false })).toBeVisible();
  },
};

export const PressingSendsTheReactionAndAnnouncesIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { names, button, done } = localize(globals, reactionLabels);
    const answer = Promise.withResolvers<unknown>();
    onReact.mockClear().mockReturnValueOnce(answer.promise);
    const love = canvas.getByRole('button', { name: button(names.love, 4) });
    love.focus();
    await userEvent.keyboard(' ');
    await expect(onReact).toHaveBeenCalledWith('love');
    for (const each of canvas.getAllByRole('button')) await expect(each).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: button(names.angry, 0) }));
    await expect(onReact).toHaveBeenCalledOnce();
    await expect(love).toHaveAttribute('aria-pressed', 'false');
    answer.resolve(null);
    // The page now passes one reaction with a count of one.
    await waitFor(() => expect(canvas.getByText(done(names.love))).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.getByRole('button', { name: button(names.love, 1), pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: button(names.like, 0), pressed: false })).toBeVisible();
  },
};

export const FailureKeepsThePreviousState: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { names, button, done } = localize(globals, reactionLabels);
    onReact.mockClear().mockRejectedValueOnce(new Error('offline'));
    const love = canvas.getByRole('button', { name: button(names.love, 4) });
    await userEvent.click(love);
    await waitFor(() => expect(love).not.toHaveAttribute('aria-disabled'));
    await expect(love).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: button(names.like, 2) })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByText(done(names.love))).toBeNull();
    await expect(love).toHaveFocus();
  },
};

export const SecondPressWithdrawsTheReaction: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { names, button, withdrawn } = localize(globals, reactionLabels);
    onReact.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: button(names.like, 2) }));
    await expect(onReact.mock.calls).toEqual([[null]]);
    await waitFor(() => expect(canvas.getByText(withdrawn)).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.getByRole('button', { name: button(names.like, 0), pressed: false })).toHaveFocus();
  },
};

export const SelectedReactionHasACheckmark: Story = {
  play: async ({ canvas, globals }) => {
    const { names, button } = localize(globals, reactionLabels);
    const getIcons = (name: string) => canvas.getByRole('button', { name }).querySelectorAll('svg');
    await expect(getIcons(button(names.like, 2))).toHaveLength(2);
    await expect(getIcons(button(names.love, 4))).toHaveLength(1);
  },
};
