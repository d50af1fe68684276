import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { tabBarLabels } from './TabBar.fixtures.ts';
import { TabBar, TabBarButton, TabBarLink } from './TabBar.tsx';

const handleSearch = fn();

const meta = {
  title: 'Navigation/TabBar/Spec',
  component: TabBar,
  tags: ['!autodocs', 'spec'],
  args: { label: '', children: null },
  render: (args, { globals }) => {
    const words = localize(globals, tabBarLabels);
    return (
      <div>
        <main style={{ minBlockSize: '300vh' }}>
          <a href="#page" style={{ position: 'relative', insetBlockStart: '150vh' }}>
            {words.page}
          </a>
        </main>
        <TabBar {...args} label={words.label}>
          <TabBarLink href="#home" label={words.home} icon="house" isCurrent />
          <TabBarButton label={words.search} icon="search" onPress={handleSearch} />
          <TabBarButton
            label={words.notifications}
            accessibleName={words.notificationsWithCount}
            icon="bell"
            count={120}
          />
        </TabBar>
      </div>
    );
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EntriesAreNamedAndTheCurrentOneIsMarked: Story = {
  beforeEach: () => void handleSearch.mockClear(),
  play: async ({ canvas, globals, userEvent }) => {
    const words = localize(globals, tabBarLabels);
    const bar = within(canvas.getByRole('navigation', { name: words.label }));
    await expect(bar.getByRole('link', { name: words.home })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('button', { name: words.notificationsWithCount })).toBeVisible();
    await expect(bar.getByText('99+')).toBeVisible();
    bar.getByRole('link', { name: words.home }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(handleSearch).toHaveBeenCalledTimes(1);
  },
};

export const StaysAtTheBottomOfTheWindowAboveTheEndOfThePage: Story = {
  play: async ({ canvas, globals }) => {
    const words = localize(globals, tabBarLabels);
    const bar = canvas.getByRole('navigation', { name: words.label });
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);
    for (const entry of within(bar).getAllByRole('listitem'))
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    // A focused element is not below the bar.
    const link = canvas.getByRole('link', { name: words.page });
    link.focus();
    link.scrollIntoView({ block: 'end' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByRole('main').getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar.getBoundingClientRect().top + 1,
    );
    window.scrollTo(0, 0);
  },
};

export const FromATabletItIsHidden: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
