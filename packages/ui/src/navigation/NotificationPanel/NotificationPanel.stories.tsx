import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { notificationWords, now } from './NotificationPanel.fixtures.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';

const meta = {
  title: 'Navigation/NotificationPanel',
  component: NotificationPanel,
  args: { ...notificationWords.ar, unreadCount: 3, now, onMarkAll: fn(), onFollow: fn(), onOpenChange: fn() },
  argTypes: { items: { control: false }, error: { control: false }, now: { control: false } },
  render: (args, { globals }) => <NotificationPanel {...args} {...pick(globals, notificationWords)} />,
  parameters: {
    docs: {
      description: {
        component: `
What is new, behind the bell of the top bar: a list of links in a panel that leaves the page usable. Give it \`items\` (missing while they are on their way), or \`error\`. The
list is 100 px at least and grows to 320 before it scrolls.

| Instead | When |
|---|---|
| \`toasts\` | it tells what came of something one just did |
| \`Banner\` | everyone must read it |
| \`Menu\` | it holds actions |

| Key | Does |
|---|---|
| Enter, Space | open; the focus goes in |
| Tab | goes on to «تعليم الكل مقروءًا», the close button, the list, its links |
| Escape | closes and gives the focus back; leaving it closes it too |`,
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open, with new ones and old ones. */
export const Sheet: Story = { tags: ['sheet'], args: { defaultOpen: true } };

export const Loading: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true },
  render: (args, { globals }) => (
    <NotificationPanel {...args} {...pick(globals, notificationWords)} items={undefined} />
  ),
};

export const Empty: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const say = pick(globals, notificationWords);
    return <NotificationPanel {...args} {...say} buttonLabel={say.none} unreadCount={0} items={[]} />;
  },
};

export const Failed: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true, unreadCount: 128 },
  render: (args, { globals }) => {
    const { failed, retry, retrying, ...say } = pick(globals, notificationWords);
    const error = {
      message: failed,
      retryLabel: retry,
      retryingLabel: retrying,
      isRetrying: false,
      onRetry: () => {},
    };
    return <NotificationPanel {...args} {...say} items={undefined} error={error} />;
  },
};
