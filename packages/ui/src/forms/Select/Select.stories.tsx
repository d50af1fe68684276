import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { categoryOptions, roleLabels, roleOptions, selectLabels } from './Select.fixtures.ts';
import { Select, type SelectProps } from './Select.tsx';

const getLabels = (language: 'ar' | 'en') => {
  const { label, placeholder, description } = selectLabels[language];
  return { label, placeholder, description };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { ...translations.ar, options: categoryOptions },
  argTypes: { options: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects one item of a list that people know: a category, a role. For up to six options use `RadioGroup`; for a long list, or one that a server searches, use `ComboBox`.',
          'It is a native `<select>`: a phone shows its own list, and every screen reader supports it.',
          '**Icons and descriptions** · Shown in the list where the browser can style it (Chrome and Edge 135, Safari 27) and the pointer is a mouse. Phones and other browsers show the labels only, so a label must be enough to choose.',
          '**Optional** · in a field that is not required, the placeholder can be selected again to clear the field.',
          '**Keyboard** · as in the browser: Space or Alt+↓ opens · ↑ ↓ move · letters jump · Enter selects · Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Select {...localizeArgs<SelectProps>(args, globals, translations)} />,
};

/** Empty, selected, mixed and Latin, in groups, in error, disabled, large, with icons, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, placeholder, description, required, optional, schools, others } = localize(globals, selectLabels);
    const field = { label, placeholder, options: categoryOptions };
    const roles = localize(globals, roleLabels);
    const groups = [
      { label: schools, options: categoryOptions.slice(0, 2) },
      { label: others, options: categoryOptions.slice(2) },
    ];
    return (
      <FieldStates>
        <Select {...field} optionalLabel={optional} description={description} />
        <Select {...field} defaultValue="1" />
        <Select {...field} defaultValue="3" />
        <Select {...field} options={groups} defaultValue="4" />
        <Select {...field} errorMessage={required} />
        <Select {...field} defaultValue="1" isDisabled />
        <Select {...field} size="large" />
        <Select {...roles} options={localize(globals, roleOptions)} />
        <Select {...roles} options={localize(globals, roleOptions)} defaultValue="teacher" />
        <Select {...field} label={texts.long} defaultValue="5" />
      </FieldStates>
    );
  },
};
