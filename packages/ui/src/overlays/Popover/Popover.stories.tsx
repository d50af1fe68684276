import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { overlayWords } from '../Overlays.fixtures.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { trigger: <span />, label: '', children: null, placement: 'bottom start' },
  argTypes: { trigger: { control: false }, children: { control: false } },
  render: (args, { globals }) => {
    const say = pick(globals, overlayWords);
    return (
      <Popover {...args} label={say.notifications} trigger={<IconButton icon="bell" label={say.notifications} />}>
        <Stack gap="s3">
          <strong>{say.notifications}</strong>
          {say.noNotifications}
        </Stack>
      </Popover>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'Hangs a little content from a button while the page stays usable: notifications, a small form. Actions go into a `Menu`, a word of help into a `Tooltip`, what must be answered into a `Dialog`.',
          '**Keyboard** · Enter and Space open, the focus goes in · Escape closes and gives it back · leaving it closes it.',
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
