import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const translations = { ar: { children: fieldLabels.ar.rules }, en: { children: fieldLabels.en.rules } };

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: translations.ar,
  argTypes: { children: { control: 'text' } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component:
          'A yes-or-no choice that is submitted with a form. For a choice that takes effect immediately use `Switch`; for one of several use `RadioGroup`.\n\n**Keyboard** · Space checks and unchecks.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Checkbox {...localizeArgs<CheckboxProps>(args, globals, translations)} />,
};

/** Unchecked, checked, indeterminate, in error, disabled, with a long text. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <FieldStates>
        <Checkbox>{labels.rules}</Checkbox>
        <Checkbox defaultSelected>{labels.rules}</Checkbox>
        <Checkbox isIndeterminate>{labels.rules}</Checkbox>
        <Checkbox errorMessage={labels.rulesRequired}>{labels.rules}</Checkbox>
        <Checkbox isDisabled>{labels.rules}</Checkbox>
        <Checkbox isDisabled defaultSelected>
          {labels.rules}
        </Checkbox>
        <Checkbox defaultSelected description={<Bidi>{texts.contact}</Bidi>}>
          {texts.long}
        </Checkbox>
      </FieldStates>
    );
  },
};
