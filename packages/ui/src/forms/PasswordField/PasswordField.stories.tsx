import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const wordsOf = ({ password, passwordHint, show, hide, capsLock }: typeof fieldWords.ar) => ({
  label: password,
  description: passwordHint,
  showLabel: show,
  hideLabel: hide,
  capsLockLabel: capsLock,
});
const words = { ar: wordsOf(fieldWords.ar), en: wordsOf(fieldWords.en) };

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { ...words.ar, autoComplete: 'new-password' },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A password that its owner can look at. Say by `autoComplete` whether it is the present or a new one: password managers rely on it. Pasting is allowed.',
          'It stays left to right whether hidden or shown, hides itself again when the form is sent, and says when capital letters are locked.',
          '**Keyboard** · Tab from the field to the button · Space or Enter shows and hides; the button’s name says which comes next.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <PasswordField {...localizeArgs<PasswordFieldProps>(args, globals, words)} />,
};

/** Empty, filled, in error, disabled, large. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const props = { ...args, ...pick(globals, words) } as PasswordFieldProps;
    return (
      <Stack gap="s7">
        <PasswordField {...props} />
        <PasswordField {...props} defaultValue="correct horse" />
        <PasswordField {...props} errorMessage={pick(globals, fieldWords).passwordShort} defaultValue="horse" />
        <PasswordField {...props} isDisabled defaultValue="horse" />
        <PasswordField {...props} size="large" />
      </Stack>
    );
  },
};
