import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/Button.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { pick } from '../../stories/text.ts';
import { navWords } from '../navFixtures.ts';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: { label: navWords.ar.dashboard, items: navWords.ar.sideMenu, isCollapsed: false },
  argTypes: { items: { control: false }, header: { control: false }, footer: { control: false } },
  render: (args, { globals }) => {
    const words = pick(globals, navWords);
    return (
      <div style={{ inlineSize: args.isCollapsed ? '72px' : '264px', minBlockSize: '560px', display: 'grid' }}>
        <SideMenu
          {...args}
          label={words.dashboard}
          items={words.sideMenu}
          header={!args.isCollapsed && <Logo />}
          footer={
            !args.isCollapsed && (
              <Button variant="quiet" fill icon="log-out">
                {words.logout}
              </Button>
            )
          }
        />
      </div>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'The ways through the dashboard: a column at the inline start from 1024 px, the content of a `Drawer` below. Collapsed it keeps the icons; a word appears when its icon is pointed at or has the focus, and stays the name of the link.',
          'For the pages of the public site use `TopBar`.',
          '**Keyboard** · Tab goes from entry to entry. The page one is on is `aria-current`, and hangs by a thread from the edge.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Whole and collapsed. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, context) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '48px' }}>
      {meta.render({ ...args, isCollapsed: false }, context)}
      <div style={{ inlineSize: '72px', display: 'grid' }}>
        <SideMenu {...args} label={`${args.label} 2`} items={pick(context.globals, navWords).sideMenu} isCollapsed />
      </div>
    </div>
  ),
};
