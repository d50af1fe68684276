import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const words = { ar: { children: fieldWords.ar.rules }, en: { children: fieldWords.en.rules } };

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: words.ar,
  argTypes: { children: { control: 'text' } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component:
          'One thing that is or is not, and that counts when the form is sent. What takes effect at once is a switch; one of several is `RadioGroup`.\n\n**Keyboard** · Space checks and unchecks.',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <Checkbox {...localizeArgs<CheckboxProps>(args, globals, words)} />,
};

/** Open, checked, in part, in error, disabled, with a long text. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Stack gap="s4">
        <Checkbox>{say.rules}</Checkbox>
        <Checkbox defaultSelected>{say.rules}</Checkbox>
        <Checkbox isIndeterminate>{say.rules}</Checkbox>
        <Checkbox errorMessage={say.rulesRequired}>{say.rules}</Checkbox>
        <Checkbox isDisabled>{say.rules}</Checkbox>
        <Checkbox isDisabled defaultSelected>
          {say.rules}
        </Checkbox>
        <Checkbox defaultSelected description={<Bidi>{texts.contact}</Bidi>}>
          {texts.long}
        </Checkbox>
      </Stack>
    );
  },
};
