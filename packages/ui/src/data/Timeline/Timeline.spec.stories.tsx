import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { timelineLabels } from './Timeline.fixtures.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Data/Timeline/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => <Timeline {...localize(globals, timelineLabels)} showTime />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnOrderedListThatSaysEachStatus: Story = {
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, timelineLabels);
    const list = canvas.getByRole('list', { name: labels['aria-label'] });
    await expect(list.tagName).toBe('OL');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(
      labels.items.map(({ title, status }) => `${labels.statusLabels[status]}: ${title}`),
    );
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};

export const DatesAreThoseOfThePage: Story = {
  render: (_args, { globals }) => {
    const labels = localize(globals, timelineLabels);
    // In winter: browsers that use old data of the system do not know the summer time of Egypt.
    const items = [{ ...labels.items[0]!, date: '2026-12-05T10:15:00Z' }];
    return <Timeline {...labels} items={items} showTime />;
  },
  play: async ({ canvas, globals }) => {
    const texts = localize(globals, { ar: '5 ديسمبر 2026، 12:15 م', en: 'December 5, 2026, 12:15 PM' });
    const time = canvas.getByText(
      (_, element) => element?.tagName === 'TIME' && element.textContent.replaceAll('\u00A0', ' ') === texts,
    );
    await expect(time).toHaveAttribute('datetime', '2026-12-05T10:15:00.000Z');
  },
};
