import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbedPlayer } from '../EmbedPlayer/EmbedPlayer.tsx';
import { positions } from './Watermark.css.ts';
import { Watermark } from './Watermark.tsx';

const name = 'عبد الرحمن محمد عبد العزيز السيد أبو المعاطي';
const meta = {
  title: 'Media/Watermark/Spec',
  component: Watermark,
  tags: ['!autodocs', 'spec'],
  args: { name, identifier: '5678' },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <EmbedPlayer src="about:blank" title="الدرس الأول" watermark={<Watermark {...args} data-testid="watermark" />} />
    </div>
  ),
} satisfies Meta<typeof Watermark>;
export default meta;
type Story = StoryObj<typeof meta>;

const findLabel = (root: HTMLElement): HTMLElement => {
  const label = root.firstElementChild;
  if (!(label instanceof HTMLElement)) throw new Error('the watermark has a text');
  return label;
};

/** Also a long name on a phone: the identifier stays readable, and captions have their place. */
export const StaysInTheUpperPartInEveryPosition: Story = {
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('watermark');
    const picture = root.getBoundingClientRect();
    const seen = new Set<string>();
    for (const position of positions) {
      await waitFor(() => expect(findLabel(root)).toHaveClass(position));
      const { top, bottom, left, right } = findLabel(root).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(picture.top);
      await expect(bottom).toBeLessThanOrEqual(picture.top + 0.6 * picture.height);
      await expect(left).toBeGreaterThanOrEqual(picture.left);
      await expect(right).toBeLessThanOrEqual(picture.right);
      await expect(canvas.getByText('5678').scrollWidth).toBeLessThanOrEqual(canvas.getByText('5678').offsetWidth);
      seen.add(`${left} ${top}`);
      findLabel(root).dispatchEvent(new AnimationEvent('animationend', { bubbles: true }));
    }
    await expect(seen.size).toBe(positions.length);
    await waitFor(() => expect(findLabel(root)).toHaveClass(positions[0] ?? ''));
  },
};

export const TakesNoClicksAndIsHiddenFromScreenReaders: Story = {
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('watermark');
    await expect(root).toHaveAttribute('aria-hidden', 'true');
    const { left, top } = findLabel(root).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(canvas.getByTitle('الدرس الأول'));
  },
};

/** Otherwise the picture could leave the page without the watermark. */
export const AFrameWithAWatermarkHasNoPictureInPicture: Story = {
  play: async ({ canvas }) => {
    const allow = canvas.getByTitle('الدرس الأول').getAttribute('allow');
    await expect(allow).toContain('fullscreen');
    await expect(allow).not.toContain('picture-in-picture');
  },
};
