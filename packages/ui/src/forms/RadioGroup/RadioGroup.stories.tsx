import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
import { roleWords } from './RadioGroup.fixtures.ts';

const words = {
  ar: { label: roleWords.ar.role, options: roleWords.ar.options },
  en: { label: roleWords.en.role, options: roleWords.en.options },
};

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: words.ar,
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One of two to six, all in view. From seven on use `ComboBox`; what filters a list is `ToggleChips`; a quiz has `QuizRunner`.',
          'Put no text field inside: arrows pressed in it would change the choice. The options editor sets its fields beside the group.',
          '**Keyboard** · Tab enters and leaves · ↑ ↓ move and choose · Space chooses.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <RadioGroup {...localizeArgs<RadioGroupProps>(args, globals, words)} />,
};

/** Open, chosen, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const props = pick(globals, words);
    const long = [
      { value: 'a', label: texts.long, description: texts.contact },
      { value: 'b', label: texts.mixed, isDisabled: true },
    ];
    return (
      <Stack gap="s8">
        <RadioGroup {...props} description={pick(globals, roleWords).hint} />
        <RadioGroup {...props} defaultValue="teacher" />
        <RadioGroup {...props} errorMessage={pick(globals, roleWords).required} />
        <RadioGroup {...props} isDisabled defaultValue="admin" />
        <RadioGroup label={props.label} options={long} defaultValue="a" />
      </Stack>
    );
  },
};
