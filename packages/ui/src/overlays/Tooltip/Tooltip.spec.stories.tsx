import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { pick } from '../../stories/text.ts';
import { overlayWords } from '../Overlays.fixtures.ts';
import { overlaySteps } from '../overlaySteps.ts';
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

/**
 * Of the shared steps these apply: it opens visibly in the direction of the page, closes by Escape, and goes when the page is pressed
 * elsewhere. It takes no focus and shuts nothing off: it only describes its control, which keeps the focus all the while.
 */
export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, overlayWords);
    const trigger = canvas.getByRole('button', { name: say.search });
    const tip = {
      role: 'tooltip',
      name: say.searchTip,
      isModal: false,
      opensBy: 'focus',
      closesOutside: true,
    } as const;
    await overlaySteps({ userEvent, trigger, ...tip });
  },
};

export const DescribesItsControlAndNamesItNot: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = pick(globals, overlayWords);
    const button = canvas.getByRole('button', { name: say.search });
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(say.searchTip);
    await expect(button).toHaveAccessibleName(say.search);
  },
};

/** WCAG 1.4.13: the words can be pointed at without going away, and pointing away closes them. */
export const StaysWhileItIsPointedAt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: pick(globals, overlayWords).search });
    // A pointer comes from somewhere; without its way the press of a key would still count as the last thing that happened.
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tip = await screen.findByRole('tooltip');
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.hover(document.body);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
