import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { pick } from '../../stories/text.ts';
import { overlayWords } from '../overlays.fixtures.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const say = pick(globals, overlayWords);
    return (
      <Tooltip text={say.searchTip}>
        <IconButton icon="search" label={say.search} />
      </Tooltip>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsOnFocusAndHidesOnEscape: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, overlayWords);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: say.search });
    await expect(button).toHaveFocus();
    const tip = await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(say.searchTip);
    await expect(getComputedStyle(tip).direction).toBe(getComputedStyle(document.documentElement).direction);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
