import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Cover } from './Cover.tsx';

const meta = {
  title: 'Media/Cover/Spec',
  component: Cover,
  tags: ['!autodocs', 'spec'],
  args: { seed: 'algebra-1', categoryId: 0 },
} satisfies Meta<typeof Cover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsHiddenFromScreenReaders: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const CoversWithTheSameSeedHaveUniqueIds: Story = {
  render: (args) => (
    <Stack>
      <Cover {...args} />
      <Cover {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('svg [id]')].map(({ id }) => id);
    await expect(ids.length).toBeGreaterThan(4);
    await expect(new Set(ids).size).toBe(ids.length);
  },
};

export const ABrokenPictureShowsThePattern: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
