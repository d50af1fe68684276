import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { notificationLabels, now } from './NotificationPanel.fixtures.tsx';
import { NotificationPanel } from './NotificationPanel.tsx';

const meta = {
  title: 'Navigation/NotificationPanel',
  component: NotificationPanel,
  args: { ...notificationLabels.ar, unreadCount: 3, now, onMarkAll: fn(), onItemPress: fn(), onOpenChange: fn() },
  argTypes: { items: { control: false }, error: { control: false }, now: { control: false } },
  render: (args, { globals }) => <NotificationPanel {...args} {...localize(globals, notificationLabels)} />,
  parameters: {
    docs: {
      description: {
        component: `
The bell of the top bar with a panel of notifications; the page stays usable. Give it \`items\` (undefined while loading) or \`error\`. The
list is at least 100 px high and scrolls at 320 px.

| Instead | When |
|---|---|
| \`toasts\` | it is the result of an action |
| \`Banner\` | everyone must read it |
| \`Menu\` | it holds actions |

| Key | Does |
|---|---|
| Enter, Space | open the panel and move the focus into it |
| Tab | moves to «تعليم الكل مقروءًا», the close button, the list, its links |
| Escape | closes the panel and returns the focus; leaving the panel closes it too |`,
      },
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof NotificationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open, with unread and read items. */
export const Sheet: Story = { tags: ['sheet'], args: { defaultOpen: true } };

export const Loading: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true },
  render: (args, { globals }) => (
    <NotificationPanel {...args} {...localize(globals, notificationLabels)} items={undefined} />
  ),
};

export const Empty: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true },
  render: (args, { globals }) => {
    const labels = localize(globals, notificationLabels);
    return <NotificationPanel {...args} {...labels} buttonLabel={labels.none} unreadCount={0} items={[]} />;
  },
};

export const Failed: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true, unreadCount: 128 },
  render: (args, { globals }) => {
    const { failed, retry, retrying, ...say } = localize(globals, notificationLabels);
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
