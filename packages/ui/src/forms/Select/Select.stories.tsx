import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { categories, selectWords } from './Select.fixtures.ts';
import { Select, type SelectProps } from './Select.tsx';

const wordsOf = (language: 'ar' | 'en') => {
  const { label, placeholder, description } = selectWords[language];
  return { label, placeholder, description };
};
const words = { ar: wordsOf('ar'), en: wordsOf('en') };

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { ...words.ar, options: categories },
  argTypes: { options: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One of a list that people know: a category, a role. Up to six choices are better seen at once, in a `RadioGroup`; a long list, or one that a server searches, is a `ComboBox`.',
          'It is the native `<select>`: a phone opens its own list, every screen reader knows it, and it adds no script.',
          '**Optional** · while the field is not required, its placeholder can be chosen again, and nothing is chosen then.',
          '**Keyboard** · the browser’s own: Space or Alt+↓ opens · ↑ ↓ move · letters jump · Enter chooses · Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Select {...localizeArgs<SelectProps>(args, globals, words)} />,
};

/** Empty, chosen, mixed and Latin, in groups, in error, disabled, large, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, placeholder, description, required, optional, schools, others } = pick(globals, selectWords);
    const field = { label, placeholder, options: categories };
    const groups = [
      { label: schools, options: categories.slice(0, 2) },
      { label: others, options: categories.slice(2) },
    ];
    return (
      <Stack gap="s7">
        <Select {...field} optionalLabel={optional} description={description} />
        <Select {...field} defaultValue="1" />
        <Select {...field} defaultValue="3" />
        <Select {...field} options={groups} defaultValue="4" />
        <Select {...field} errorMessage={required} />
        <Select {...field} defaultValue="1" isDisabled />
        <Select {...field} size="large" />
        <Select {...field} label={texts.long} defaultValue="5" />
      </Stack>
    );
  },
};
