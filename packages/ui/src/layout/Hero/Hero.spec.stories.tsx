import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getSmallestInkGap } from '../../stories/lineInk.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Layout/Hero/Spec',
  component: Hero,
  tags: ['!autodocs', 'spec'],
  args: { title: texts.long, description: texts.short, action: null, art: [null, null, null] },
} satisfies Meta<typeof Hero>;
export default meta;

export const LinesOfATitleWithFullTashkeelDoNotTouch: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ inlineSize: '22rem' }}>
      <Hero {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(getSmallestInkGap(canvas.getByRole('heading'))).toBeGreaterThan(0);
  },
};
