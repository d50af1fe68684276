import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { LabeledSample } from '../../stories/LabeledSample.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { sortableTexts } from './SortableList.fixtures.ts';
import { SortableList } from './SortableList.tsx';
import { StatefulSortableList } from './StatefulSortableList.tsx';

const meta = {
  title: 'Forms/SortableList',
  component: SortableList,
  args: { label: '', items: [], labels: sortableTexts.ar.labels, onReorder: fn() },
  argTypes: { items: { control: false }, labels: { control: false } },
  decorators: [withFormWidth],
  render: ({ onReorder, isDisabled = false }, { globals }) => (
    <StatefulSortableList {...localize(globals, sortableTexts)} onReorder={onReorder} isDisabled={isDisabled} />
  ),
  parameters: {
    docs: {
      description: {
        component: `
A list that people put in order. There are three ways: drag an item, press Enter on its handle and move it with the arrow keys, or choose a
place up or down in its menu. The page saves the order in \`onReorder\`.`,
      },
    },
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Enabled, disabled, and with long and mixed titles. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, labels, items } = localize(globals, sortableTexts);
    const shared = { labels, onReorder: () => undefined };
    return (
      <Stack gap="s8">
        <LabeledSample name="default">
          <SortableList {...shared} label={label} items={items} />
        </LabeledSample>
        <LabeledSample name="isDisabled">
          <SortableList {...shared} label={`${label} 2`} items={items.slice(0, 2)} isDisabled />
        </LabeledSample>
        <LabeledSample name="long and mixed titles">
          <SortableList
            {...shared}
            label={`${label} 3`}
            items={[
              { id: 'a', title: texts.long, description: texts.mixed },
              { id: 'b', title: texts.latin },
              { id: 'c', title: texts.unbroken },
            ]}
          />
        </LabeledSample>
      </Stack>
    );
  },
};
