import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { pick } from '../../stories/text.ts';
import { chipWords } from './ToggleChips.fixtures.ts';
import { LiveChips } from './LiveChips.fixtures.tsx';
import { ToggleChips } from './ToggleChips.tsx';

const meta = {
  title: 'Actions/ToggleChips',
  component: ToggleChips,
  args: { ...chipWords.ar, value: {}, onChange: fn() },
  argTypes: { items: { control: false }, value: { control: 'object' } },
  render: (args, { globals }) => <LiveChips {...args} {...pick(globals, chipWords)} />,
  parameters: {
    docs: {
      description: {
        component: [
          'Filters a list by category: one at a time, or one of its sub-categories. What is applied stands in the row and is taken away by a press; the list beside it says how much is left, in the page’s live region. One of several in a form is `RadioGroup`; switching views of one thing is `Tabs`.',
          'The chips are native buttons; the menu’s code comes when somebody points at one. Below 768 px they are one line that scrolls, fades where there is more, and opens at what is chosen.',
          '**Keyboard** · Tab from chip to chip · Enter and Space toggle, or open a category’s menu at its first line · ↓ and ↑ open it too · Escape closes to the chip · after a sub-category is taken away the focus is on its category.',
        ].join('\n\n'),
      },
      story: { inline: false, iframeHeight: 360 },
    },
  },
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing applied, a category, a sub-category. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const props = { ...args, ...pick(globals, chipWords) };
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
