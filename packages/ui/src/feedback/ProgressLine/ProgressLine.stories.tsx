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
          'Shows along the top edge of the window that the next page is on its way, after 150 ms. For one button use its `isPending`, for one list `Skeleton`, for a measured upload `ProgressBar`. It takes no focus and says nothing: the app announces the page when it has come.',
      },
      story: { inline: false, iframeHeight: 120 },
    },
  },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On its way. */
export const Active: Story = {};

/** Both states: at rest nothing is there. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <>
      <ProgressLine {...args} />
      <ProgressLine isActive={false} />
    </>
  ),
};
