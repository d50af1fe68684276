import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { longTitleItems, treeTexts } from './Tree.fixtures.ts';
import { Tree } from './Tree.tsx';

const meta = {
  title: 'Navigation/Tree',
  component: Tree,
  args: {
    label: '',
    items: [],
    labels: treeTexts.ar.labels,
    currentId: 'ohm',
    onAction: fn(),
    onExpandedChange: fn(),
    onSelectionChange: fn(),
  },
  argTypes: {
    items: { control: false },
    labels: { control: false },
    expandedIds: { control: false },
    defaultExpandedIds: { control: false },
    selectedIds: { control: false },
    defaultSelectedIds: { control: false },
  },
  render: (args, { globals }) => (
    <Tree key={args.selectionMode ?? 'none'} {...args} {...localize(globals, treeTexts)} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
Units and lessons in levels. It is one stop of the Tab key: the arrow keys move between rows, open and close units in reading direction, and
letters jump to a title. A row is pressed with Enter; with \`selectionMode\`, Space selects.`,
      },
    },
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A current lesson, a disabled one, both selection modes, and long titles in three levels. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, labels, items } = localize(globals, treeTexts);
    const allOpen = { labels, defaultExpandedIds: ['electricity', 'magnetism', 'long', 'mixed'] };
    return (
      <Stack gap="s7">
        <Tree {...allOpen} label={label} items={items} currentId="ohm" onAction={() => undefined} />
        <Tree labels={labels} label={`${label} 2`} items={items} />
        <Tree
          {...allOpen}
          label={`${label} 3`}
          items={items}
          selectionMode="multiple"
          defaultSelectedIds={['ohm', 'magnetism']}
        />
        <Tree {...allOpen} label={`${label} 4`} items={items} selectionMode="single" defaultSelectedIds={['ohm']} />
        <Tree {...allOpen} label={`${label} 5`} items={longTitleItems} currentId="unbroken" />
      </Stack>
    );
  },
};
