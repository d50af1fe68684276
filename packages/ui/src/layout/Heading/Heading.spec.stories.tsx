import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { texts } from '../../stories/fixtures.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Layout/Heading/Spec',
  component: Heading,
  tags: ['!autodocs', 'spec'],
  args: { level: 1, children: texts.long },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LooksSmallAndStaysTheFirst: Story = {
  args: { look: 'h3' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize).toBe('19px');
  },
};

export const TakesTheFocusOfThePageWithoutARing: Story = {
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};
