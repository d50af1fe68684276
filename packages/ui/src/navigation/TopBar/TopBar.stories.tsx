import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../actions/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { LanguageToggle } from '../../actions/LanguageToggle/LanguageToggle.tsx';
import { ThemeToggle } from '../../actions/ThemeToggle/ThemeToggle.tsx';
import { Avatar } from '../../media/Avatar/Avatar.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { localize } from '../../stories/localize.ts';
import { ContactBar } from '../ContactBar/ContactBar.tsx';
import { email, navLabels, phone } from '../Nav.fixtures.ts';
import { Ticker } from '../Ticker/Ticker.tsx';
import { TopBar, type TopBarProps } from './TopBar.tsx';

type Globals = Record<string, unknown>;
const noop = () => undefined;

/** Creates the props as a page does. */
function createTopBarProps(globals: Globals): TopBarProps {
  const words = localize(globals, navLabels);
  return {
    logo: <Logo />,
    homeHref: '#home',
    items: words.items,
    navLabel: words.main,
    menuButton: <IconButton icon="menu" label={words.menu} />,
    search: <IconButton icon="search" label={words.search} />,
    tools: (
      <>
        <ThemeToggle isDark={globals['theme'] === 'dark'} onChange={noop} label={words.darkMode} />
        <LanguageToggle currentLanguage={localize(globals, { ar: 'ar', en: 'en' })} onChange={noop} />
      </>
    ),
    account: (
      <ButtonLink href="#login" tone="primary">
        {words.login}
      </ButtonLink>
    ),
  };
}

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  args: { logo: null, homeHref: '#home', items: [], navLabel: '', menuButton: null },
  argTypes: {
    logo: { control: false },
    items: { control: false },
    menuButton: { control: false },
    search: { control: false },
    tools: { control: false },
    account: { control: false },
  },
  render: (_args, { globals }) => <TopBar {...createTopBarProps(globals)} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '180px' },
      description: {
        component: [
          'The sticky header of public pages, 72 px high. From 1024 px it contains the main links; below that, `menuButton` opens a drawer with them; at 360 px only menu, logo, search and account remain.',
          'In the dashboard use `DashboardShell` with `SideMenu`.',
          '**Keyboard** · Tab moves through menu button, logo, links, tools, account. The current link has `aria-current` and a star below it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** On a page, signed out; then signed in. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const words = localize(globals, navLabels);
    const bar = createTopBarProps(globals);
    return (
      <>
        <ContactBar
          label={words.contact}
          phone={phone}
          phoneLabel={words.phone}
          email={email}
          emailLabel={words.email}
          socials={words.socials}
        />
        <Ticker {...words.ticker} isStatic />
        <TopBar {...bar} />
        <div style={{ blockSize: '48px' }} />
        {/* Inside a section it is not a second banner: a page has one. */}
        <section>
          <TopBar
            {...bar}
            navLabel={`${bar.navLabel} 2`}
            account={
              <>
                <IconButton icon="bell" label={words.notifications} />
                <Avatar name="منى عبد الله" />
              </>
            }
          />
        </section>
      </>
    );
  },
};
