import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LanguageToggle } from '../../actions/LanguageToggle/LanguageToggle.tsx';
import { ThemeToggle } from '../../actions/ThemeToggle/ThemeToggle.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';

const noop = () => undefined;
/** Returns the header and footer of the dashboard menu. A collapsed menu has room for icons only. */
const getHeaderAndFooter = (
  globals: Record<string, unknown>,
  isCollapsed = false,
): Pick<SideMenuProps, 'header' | 'footer'> => {
  const words = localize(globals, navLabels);
  return {
    header: (
      <Inline justify="between" wrap={false}>
        {!isCollapsed && <Logo />}
        <IconButton icon="side-menu" label={isCollapsed ? words.expandMenu : words.collapseMenu} />
      </Inline>
    ),
    footer: (
      <Inline justify="between" wrap={false}>
        {!isCollapsed && <LanguageToggle currentLanguage={localize(globals, { ar: 'ar', en: 'en' })} onChange={noop} />}
        <ThemeToggle label={words.darkMode} isDark={globals['theme'] === 'dark'} onChange={noop} />
      </Inline>
    ),
  };
};

const meta = {
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: { label: navLabels.ar.dashboard, items: navLabels.ar.sideMenu, isCollapsed: false },
  argTypes: { items: { control: false }, header: { control: false }, footer: { control: false } },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return (
      <div style={{ inlineSize: args.isCollapsed ? '72px' : '264px', minBlockSize: '560px', display: 'grid' }}>
        <SideMenu
          {...args}
          label={words.dashboard}
          items={words.sideMenu}
          {...getHeaderAndFooter(globals, args.isCollapsed)}
        />
      </div>
    );
  },
  parameters: {
    docs: {
      description: {
        component: [
          'The navigation of the dashboard: a column at the inline start from 1024 px, the content of a `Drawer` below that. Collapsed it shows only icons; a label appears on hover and focus, and is always the name of the link.',
          'For the pages of the public site use `TopBar`.',
          '**Keyboard** · Tab moves from entry to entry. The current page has `aria-current` and a bar at the edge.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Expanded and collapsed. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, context) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '48px' }}>
      {meta.render({ ...args, isCollapsed: false }, context)}
      <div style={{ inlineSize: '72px', display: 'grid' }}>
        <SideMenu
          {...args}
          label={`${localize(context.globals, navLabels).dashboard} 2`}
          items={localize(context.globals, navLabels).sideMenu}
          {...getHeaderAndFooter(context.globals, true)}
          isCollapsed
        />
      </div>
    </div>
  ),
};
