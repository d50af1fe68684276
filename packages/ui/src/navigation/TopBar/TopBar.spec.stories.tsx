import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { UiProvider } from '../../intl/UiProvider.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { TopBar } from './TopBar.tsx';

const navigate = fn();

const meta = {
  title: 'Navigation/TopBar/Spec',
  component: TopBar,
  tags: ['!autodocs', 'spec'],
  args: { logo: <Logo />, homeHref: '/', items: [], navLabel: '', menuButton: null },
  render: (args, { globals }) => {
    const words = localize(globals, navLabels);
    return (
      <UiProvider language={localize(globals, { ar: 'ar', en: 'en' })} navigate={navigate}>
        <div style={{ blockSize: '200vh' }}>
          <TopBar
            {...args}
            items={words.items.map((item) => Object.assign({ ...item }, { href: `/${item.href.slice(1)}` }))}
            navLabel={words.main}
            menuButton={<IconButton icon="menu" label={words.menu} />}
          />
        </div>
      </UiProvider>
    );
  },
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NavigatesInsideTheApp: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const words = localize(globals, navLabels);
    const banner = within(canvas.getByRole('banner'));
    await userEvent.click(banner.getByRole('link', { name: localize(globals, { ar: 'فانوس', en: 'Fanous' }) }));
    await expect(navigate).toHaveBeenCalledWith('/');
    const nav = banner.queryByRole('navigation', { name: words.main });
    // Below 1024 px the links are in the drawer, and the button that opens it is here.
    if (!nav) {
      await expect(banner.getByRole('button', { name: words.menu })).toBeVisible();
      return;
    }
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName(words.items[0]?.label);
    await userEvent.click(within(nav).getByRole('link', { name: words.items[1]?.label }));
    await expect(navigate).toHaveBeenLastCalledWith('/courses');
  },
};

export const StaysAtTheTop: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    const { top, height } = canvas.getByRole('banner').getBoundingClientRect();
    await expect(top).toBe(0);
    await expect(height).toBe(72);
    window.scrollTo(0, 0);
  },
};
