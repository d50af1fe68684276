import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { Banner } from './Banner.tsx';

const words = { ar: 'لا يوجد اتصال بالإنترنت.', en: 'You are offline.' };
const meta = {
  title: 'Feedback/Banner/Spec',
  component: Banner,
  tags: ['!autodocs', 'spec'],
  args: { children: '', tone: 'warning' },
  render: (args, { globals }) => <Banner {...args}>{pick(globals, words)}</Banner>,
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnnouncedPolitely: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByText(pick(globals, words)).closest('[aria-live]');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  },
};
