import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { localize } from '../../stories/localize.ts';
import { Tabs } from './Tabs.tsx';
import { createTabs, tabLabels } from './Tabs.fixtures.tsx';

const meta = {
  title: 'Navigation/Tabs/Spec',
  tags: ['!autodocs', 'spec'],
  component: Tabs,
  args: { label: '', items: [], onChange: fn() },
  render: ({ onChange }, { globals }) => {
    const labels = localize(globals, tabLabels);
    return <Tabs label={labels.label} items={createTabs(labels, false)} onChange={onChange} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsOneAndNamesItsPanel: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { label, names } = localize(globals, tabLabels);
    await expect(canvas.getByRole('tablist', { name: label })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: names[0]! })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: names[2]! }));
    await expect(args.onChange).toHaveBeenCalledWith('summaries');
    await expect(canvas.getByRole('tab', { name: names[2]! })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await expect(canvas.getByRole('tabpanel', { name: names[2]! })).toBeVisible();
  },
};

export const ArrowKeysFollowTheReadingDirection: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { names } = localize(globals, tabLabels);
    const [onward, back] = localize(globals, {
      ar: ['{ArrowLeft}', '{ArrowRight}'] as const,
      en: ['{ArrowRight}', '{ArrowLeft}'] as const,
    });
    const tab = (at: number) => canvas.getByRole('tab', { name: names[at]! });
    await userEvent.tab();
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard(onward);
    await expect(tab(1)).toHaveFocus();
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(back);
    await userEvent.keyboard(back);
    await expect(tab(4)).toHaveFocus();
    // The fourth tab is disabled.
    await userEvent.keyboard(back);
    await expect(tab(2)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab(0)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab(4)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: names[4]! })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab(4)).toHaveFocus();
  },
};

export const CanBeControlled: Story = {
  render: ({ onChange }, { globals }) => {
    const labels = localize(globals, tabLabels);
    return <Tabs label={labels.label} items={createTabs(labels, false)} selectedId="records" onChange={onChange} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { names } = localize(globals, tabLabels);
    await userEvent.click(canvas.getByRole('tab', { name: names[0]! }));
    await expect(args.onChange).toHaveBeenCalledWith('videos');
    await expect(canvas.getByRole('tab', { name: names[1]! })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ScrollsToTabsThatDoNotFit: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '240px' }}>{Story()}</div>],
  play: async ({ canvas, globals, userEvent }) => {
    const { names } = localize(globals, tabLabels);
    await document.fonts.ready;
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => {
      const last = canvas.getByRole('tab', { name: names[4]! }).getBoundingClientRect();
      return expect(last.left >= list.left - 1 && last.right <= list.right + 1).toBe(true);
    });
  },
};

export const TheSelectedTabIsVisibleAtTheStart: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '240px' }}>{Story()}</div>],
  render: ({ onChange }, { globals }) => {
    const labels = localize(globals, tabLabels);
    return <Tabs label={labels.label} items={createTabs(labels, false)} selectedId="summaries" onChange={onChange} />;
  },
  play: async ({ canvas, globals }) => {
    const { names } = localize(globals, tabLabels);
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    const [row, tab] = [list, canvas.getByRole('tab', { name: names[2]! })].map((each) => each.getBoundingClientRect());
    // The tab is centred: no edge is under the fade.
    await expect(Math.abs(tab!.x + tab!.width / 2 - row!.x - row!.width / 2)).toBeLessThan(2);
    await expect(list).not.toHaveFocus();
  },
};

export const ALabelHasItsOwnDirection: Story = {
  render: () => <Tabs label={texts.latin} items={[{ id: 'mixed', label: texts.mixed, content: texts.mixed }]} />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('tab').firstElementChild!).direction).toBe('rtl');
  },
};
