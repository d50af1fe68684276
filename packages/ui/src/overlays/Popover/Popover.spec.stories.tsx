import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { testOverlayBehavior } from '../testOverlayBehavior.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <Inline>
        <Popover label={labels.notifications} trigger={<Button>{labels.open}</Button>} placement="bottom start">
          <Button>{labels.ok}</Button>
        </Popover>
        <Button>{labels.search}</Button>
      </Inline>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesWhatEveryOverlayDoes: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    const overlay = { role: 'dialog', name: labels.notifications, isModal: false, closesOutside: true } as const;
    await testOverlayBehavior({ userEvent, trigger, ...overlay });
  },
};

export const OpensAtTheInlineStartOfItsTrigger: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const labels = localize(globals, overlayLabels);
    const trigger = canvas.getByRole('button', { name: labels.open });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const box = (await screen.findByRole('dialog')).parentElement?.getBoundingClientRect();
    const anchor = trigger.getBoundingClientRect();
    const isArabic = getComputedStyle(document.documentElement).direction === 'rtl';
    const gap = isArabic ? anchor.right - (box?.right ?? 0) : anchor.left - (box?.left ?? 0);
    await expect(Math.abs(gap)).toBeLessThan(14);
    await userEvent.keyboard('{Escape}');
  },
};

export const ItsButtonIsNotPressedWhileOpen: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: localize(globals, overlayLabels).open });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(trigger).scale).toBe('none'));
    await userEvent.keyboard('{Escape}');
  },
};
