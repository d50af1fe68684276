import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { localize } from '../../stories/localize.ts';
import { sampleChipProps } from './ToggleChips.fixtures.ts';
import { StatefulChips } from './StatefulChips.fixtures.tsx';
import { ToggleChips } from './ToggleChips.tsx';

const meta = {
  title: 'Actions/ToggleChips',
  component: ToggleChips,
  args: { ...sampleChipProps.ar, value: {}, onChange: fn() },
  argTypes: { items: { control: false }, value: { control: 'object' } },
  render: (args, { globals }) => <StatefulChips {...args} {...localize(globals, sampleChipProps)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Filters a list by one category, or by one of its sub-categories. The applied sub-category is a chip in the row, and pressing it removes it. The page announces how many items are left. For a choice in a form use `RadioGroup`; to switch views use `Tabs`.',
          'The chips are native buttons. The menu code loads when a chip is hovered or focused. Below 768 px they are one scrolling line, which starts at the selected chip.',
          '**Keyboard** · Tab from chip to chip · Enter and Space toggle, or open the menu of a category at its first item · ↓ and ↑ open it too · Escape closes it · after a sub-category is removed the focus is on its category.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 360 },
    },
  },
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Without a filter, with a category, with a sub-category. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const props = { ...args, ...localize(globals, sampleChipProps) };
    return (
      <Stack gap="s8">
        <ToggleChips {...props} label={`${props.label} 1`} value={{}} />
        <ToggleChips {...props} label={`${props.label} 2`} value={{ itemId: '3' }} />
        <ToggleChips {...props} label={`${props.label} 3`} value={{ itemId: '1' }} />
        <ToggleChips {...props} label={`${props.label} 4`} value={{ itemId: '2', childId: '21' }} />
        <ToggleChips {...props} label={`${props.label} 5`} value={{ itemId: '5' }} />
      </Stack>
    );
  },
};
