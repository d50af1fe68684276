import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { ProgressBar } from './ProgressBar.tsx';

const labels = { ar: 'رفع الملف', en: 'Upload' };
const meta = {
  title: 'Feedback/ProgressBar/Spec',
  component: ProgressBar,
  tags: ['!autodocs', 'spec'],
  args: { label: '', value: 25 },
  render: (args, { globals }) => <ProgressBar {...args} label={localize(globals, labels)} />,
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasANameAndAValueText: Story = {
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: localize(globals, labels) });
    await expect(bar).toHaveAttribute('aria-valuetext', '25%');
    await expect(bar).toHaveValue(25);
    await expect(canvas.getByText('25%')).toBeVisible();
    // The text contains no invisible direction marks.
    await expect(bar.getAttribute('aria-valuetext')).not.toMatch(/[\u061C\u200E\u200F]/);
  },
};

export const ChangesAreNotAnnounced: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The page announces quarters of an upload in its live region; the bar does not announce every percent.
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const AMaximumOfZeroIsAnEmptyBar: Story = {
  args: { value: 3, max: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
  },
};

export const ShowsAValueLabelInsteadOfPercent: Story = {
  args: { value: 3, max: 10, valueLabel: '3 / 10', isLabelHidden: true },
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole('progressbar', { name: localize(globals, labels) });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 / 10');
    await expect(canvas.queryByText('3 / 10')).toBeNull();
  },
};

export const ClampsItsValue: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(100);
  },
};

export const FillsInTheDirectionOfThePage: Story = {
  play: async ({ canvas, globals }) => {
    await expect(getComputedStyle(canvas.getByRole('progressbar')).direction).toBe(
      localize(globals, { ar: 'rtl', en: 'ltr' }),
    );
  },
};
