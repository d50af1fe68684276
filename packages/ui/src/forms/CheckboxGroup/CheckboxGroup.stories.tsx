import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
import { subjectLabels } from './CheckboxGroup.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, hint, all, options } = subjectLabels[language];
  return { label, description: hint, selectAllLabel: all, options };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { ...translations.ar, defaultValue: ['physics'] },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects any number of two to eight visible options. For exactly one use `RadioGroup`; for a single yes or no use `Checkbox`; to filter a list use `ToggleChips`.',
          '**Value** · The form submits one value per checked option, under the same name. A required group needs at least one.',
          '**Select all** · `selectAllLabel` adds a checkbox above the options. It is mixed while some of them are checked, and leaves disabled options as they are. Use it from four options on.',
          '**Keyboard** · Tab moves to the next checkbox · Space checks and unchecks.',
          '**Screen readers** · A group with its label and hint; each checkbox is read with its description.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <CheckboxGroup {...localizeArgs<CheckboxGroupProps>(args, globals, translations)} />,
};

/** Unchecked, checked, with «select all» in its three states, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, hint, all, required, options } = localize(globals, subjectLabels);
    return (
      <FieldStates>
        <CheckboxGroup label={label} description={hint} options={options} />
        <CheckboxGroup label={label} options={options} selectAllLabel={all} defaultValue={['physics', 'biology']} />
        <CheckboxGroup
          label={label}
          options={options}
          selectAllLabel={all}
          defaultValue={options.map(({ value }) => value)}
        />
        <CheckboxGroup label={label} options={options} errorMessage={required} />
        <CheckboxGroup label={label} options={options} defaultValue={['chemistry']} isDisabled selectAllLabel={all} />
        <CheckboxGroup
          label={texts.long}
          options={[
            { value: 'a', label: texts.long, description: texts.contact },
            { value: 'b', label: texts.mixed, isDisabled: true },
            { value: 'c', label: texts.latin },
          ]}
          defaultValue={['a', 'b']}
        />
      </FieldStates>
    );
  },
};
