import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { overlayLabels } from '../Overlays.fixtures.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { trigger: <span />, label: '', children: null, placement: 'bottom start' },
  argTypes: { trigger: { control: false }, children: { control: false } },
  render: (args, { globals }) => {
    const labels = localize(globals, overlayLabels);
    return (
      <Popover {...args} label={labels.notifications} trigger={<IconButton icon="bell" label={labels.notifications} />}>
        <Stack gap="s3">
          <strong>{labels.notifications}</strong>
          {labels.noNotifications}
        </Stack>
      </Popover>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Non-modal content that opens from a button: notifications, a small form. For actions use `Menu`, for help text `Tooltip`, for required input `Dialog`.',
          '**Keyboard** · Enter and Space open it and move the focus inside · Escape closes it and returns the focus · leaving it closes it.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 260 },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open. */
export const Sheet: Story = { tags: ['sheet'], args: { defaultOpen: true } };
