import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine.tsx';

const meta = {
  title: 'Feedback/ProgressLine',
  component: ProgressLine,
  args: { isActive: true },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Shows at the top edge of the window that the next page is loading, after 150 ms. For one button use `isPending`, for one list `Skeleton`, for an upload `ProgressBar`. It takes no focus and is not announced: the app announces the new page.',
      },
      story: { inline: false, iframeHeight: 120 },
    },
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While a page loads. */
export const Active: Story = {};

/** Both states; when inactive nothing is rendered. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <>
      <ProgressLine {...args} />
      <ProgressLine isActive={false} />
    </>
  ),
};
