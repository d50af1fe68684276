import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LanguageToggle } from '../../actions/LanguageToggle/LanguageToggle.tsx';
import { ThemeToggle } from '../../actions/ThemeToggle/ThemeToggle.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { pick } from '../../stories/text.ts';
import { navWords } from '../Nav.fixtures.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

const nothing = () => undefined;
/** What the dashboard puts above and below the ways. A narrow menu has room for icons alone, and a language is a word. */
const ends = (globals: Record<string, unknown>, isCollapsed = false): Pick<SideMenuProps, 'header' | 'footer'> => {
  const words = pick(globals, navWords);
  return {
    header: (
      <Inline justify="between" wrap={false}>
        {!isCollapsed && <Logo />}
        <IconButton icon="side-menu" label={isCollapsed ? words.widen : words.narrow} />
      </Inline>
    ),
    footer: (
      <Inline justify="between" wrap={false}>
        {!isCollapsed && <LanguageToggle language={pick(globals, { ar: 'ar', en: 'en' })} onChange={nothing} />}
        <ThemeToggle label={words.darkMode} isDark={globals['theme'] === 'dark'} onChange={nothing} />
      </Inline>
    ),
  };
};

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: { label: navWords.ar.dashboard, items: navWords.ar.sideMenu, isCollapsed: false },
  argTypes: { items: { control: false }, header: { control: false }, footer: { control: false } },
  render: (args, { globals }) => {
    const words = pick(globals, navWords);
    return (
      <div style={{ inlineSize: args.isCollapsed ? '72px' : '264px', minBlockSize: '560px', display: 'grid' }}>
        <SideMenu {...args} label={words.dashboard} items={words.sideMenu} {...ends(globals, args.isCollapsed)} />
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
        <SideMenu
          {...args}
          label={`${pick(context.globals, navWords).dashboard} 2`}
          items={pick(context.globals, navWords).sideMenu}
          {...ends(context.globals, true)}
          isCollapsed
        />
      </div>
    </div>
  ),
};
