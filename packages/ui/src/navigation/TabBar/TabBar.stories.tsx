import type { Meta, StoryObj } from '@storybook/react-vite';
import { localize } from '../../stories/localize.ts';
import { tabBarLabels } from './TabBar.fixtures.ts';
import { TabBar, TabBarButton, TabBarLink } from './TabBar.tsx';

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  args: { label: tabBarLabels.ar.label, children: null },
  argTypes: { children: { control: false } },
  render: (args, { globals }) => {
    const words = localize(globals, tabBarLabels);
    return (
      <TabBar {...args} label={words.label}>
        <TabBarLink href="#home" label={words.home} icon="house" />
        <TabBarLink href="#courses" label={words.myCourses} icon="book-open" isCurrent />
        <TabBarButton label={words.search} icon="search" />
        <TabBarButton label={words.notifications} accessibleName={words.notificationsWithCount} icon="bell" count={3} />
        <TabBarLink href="#account" label={words.account} icon="user" />
      </TabBar>
    );
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'The main entries of an app at the bottom of a phone, where a thumb reaches them. It is hidden from 768 px, where the header has room for them.',
          'It sticks to the window as the last child of the layout. Other bottom bars, toasts and the scroll position of focused elements stay above it. On a low window, such as a phone with an open keyboard, it stands at the end of the page.',
          '**Keyboard** · Tab moves from entry to entry. The current page has `aria-current` and a pill behind its icon.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Links, buttons, a count and the current page. */
export const Sheet: Story = { tags: ['sheet'] };
