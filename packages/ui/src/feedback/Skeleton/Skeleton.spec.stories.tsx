import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../../layout/Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Feedback/Skeleton/Spec', component: Skeleton, tags: ['!autodocs', 'spec'] } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAsTallAsALineOfText: Story = {
  render: () => (
    <>
      <Text as="div" size="lead">
        <Skeleton />
      </Text>
      <Text as="div" size="lead">
        أ
      </Text>
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.children].map(({ clientHeight }) => clientHeight);
    await expect(heights[0]).toBe(heights[1]);
  },
};

export const IsNotAnnounced: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).not.toBeNull();
  },
};

/** Nothing moves longer than five seconds without a control (WCAG 2.2.2). */
export const StopsAfterFiveSeconds: Story = {
  play: async ({ canvasElement }) => {
    const [breath] = canvasElement.querySelector('[aria-hidden="true"]')?.getAnimations() ?? [];
    await expect(breath?.effect?.getComputedTiming().endTime).toBeLessThanOrEqual(5000);
  },
};
