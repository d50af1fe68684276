import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { testOverlayBehavior } from '../testOverlayBehavior.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <Tooltip text={labels.searchTip}>
        <IconButton icon="search" label={labels.search} />
      </Tooltip>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Of the shared checks these apply: it opens in the direction of the page, and closes by Escape and by a press outside. It takes no
 * focus and makes nothing inert: its control keeps the focus.
 */
export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.search });
    const tip = {
      role: 'tooltip',
      name: labels.searchTip,
      isModal: false,
      opensBy: 'focus',
      closesOutside: true,
    } as const;
    await testOverlayBehavior({ userEvent, trigger, ...tip });
  },
};

export const DescribesItsControlWithoutNamingIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const button = canvas.getByRole('button', { name: labels.search });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(labels.searchTip);
    await expect(button).toHaveAccessibleName(labels.search);
  },
};

/** WCAG 1.4.13: the tooltip stays while it is hovered, and closes when the pointer leaves. */
export const StaysOpenWhileHovered: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: localize(globals, overlayLabels).search });
    // Move the pointer first, so that React Aria sees pointer input and not keyboard input.
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tip = await screen.findByRole('tooltip');
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
