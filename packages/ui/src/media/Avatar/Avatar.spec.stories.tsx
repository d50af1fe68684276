import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Media/Avatar/Spec',
  component: Avatar,
  tags: ['!autodocs', 'spec'],
  args: { name: 'د. هالة فؤاد' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsOneIsolatedLetter: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent(/^ه$/);
  },
};

export const ABrokenPhotoShowsTheLetter: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent(/^ه$/));
  },
};
