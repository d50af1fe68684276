import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { roleLabels } from './RadioGroup.fixtures.ts';

const translations = {
  ar: { label: roleLabels.ar.role, options: roleLabels.ar.options },
  en: { label: roleLabels.en.role, options: roleLabels.en.options },
};

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: translations.ar,
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'Selects one of two to six visible options. For seven or more use `ComboBox`; to filter a list use `ToggleChips`; for a quiz use `QuizRunner`.',
          'Do not put a text field inside: arrow keys in it would change the selection. `OptionsEditor` puts its fields beside the radios.',
          '**Keyboard** · Tab enters and leaves · ↑ ↓ move and select · Space selects.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <RadioGroup {...localizeArgs<RadioGroupProps>(args, globals, translations)} />,
};

/** Unselected, selected, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const props = localize(globals, translations);
    const long = [
      { value: 'a', label: texts.long, description: texts.contact },
      { value: 'b', label: texts.mixed, isDisabled: true },
    ];
    return (
      <FieldStates>
        <RadioGroup {...props} description={localize(globals, roleLabels).hint} />
        <RadioGroup {...props} defaultValue="teacher" />
        <RadioGroup {...props} errorMessage={localize(globals, roleLabels).required} />
        <RadioGroup {...props} isDisabled defaultValue="admin" />
        <RadioGroup label={props.label} options={long} defaultValue="a" />
      </FieldStates>
    );
  },
};
