import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const labels = { ar: 'قيد المراجعة', en: 'Under review' };
const tones: NonNullable<BadgeProps['tone']>[] = [
  'neutral',
  'primary',
  'accent',
  'success',
  'danger',
  'warning',
  'info',
];

const meta = {
  title: 'Feedback/Badge/Spec',
  component: Badge,
  tags: ['!autodocs', 'spec'],
  args: { children: '', tone: 'warning', icon: 'clock' },
  render: (args, { globals }) => <Badge {...args}>{localize(globals, labels)}</Badge>,
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasOnlyItsTextAsContent: Story = {
  play: async ({ canvas, globals }) => {
    const badge = canvas.getByText(localize(globals, labels));
    // The icon repeats the text, so it is hidden from screen readers.
    await expect(badge).toHaveTextContent(new RegExp(`^${localize(globals, labels)}$`));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const IsNotInteractive: Story = {
  render: (args, { globals }) => (
    <>
      <Badge {...args}>{localize(globals, labels)}</Badge>
      <Button>{localize(globals, { ar: 'التالي', en: 'Next' })}</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const StaysOnOneLineAndKeepsItsEdgeInEveryTone: Story = {
  render: (args, { globals }) => (
    <div style={{ inlineSize: '4rem' }}>
      {tones.map((tone) => (
        <div key={tone}>
          <Badge {...args} tone={tone}>
            {localize(globals, labels)}
          </Badge>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    for (const badge of canvas.getAllByText(localize(globals, labels))) {
      const { lineHeight, borderStyle, borderWidth } = getComputedStyle(badge);
      await expect(badge.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(lineHeight));
      // Forced colours remove the background, so the border must stay.
      await expect([borderStyle, borderWidth]).toEqual(['solid', '1px']);
    }
  },
};
