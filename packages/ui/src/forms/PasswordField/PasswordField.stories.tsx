import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const getLabels = ({ password, passwordHint, show, hide, capsLock }: typeof fieldLabels.ar) => ({
  label: password,
  description: passwordHint,
  showLabel: show,
  hideLabel: hide,
  capsLockLabel: capsLock,
});
const translations = { ar: getLabels(fieldLabels.ar), en: getLabels(fieldLabels.en) };

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { ...translations.ar, autoComplete: 'new-password' },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A password that the user can show. Set `autoComplete` to the current or a new password: password managers rely on it. Pasting is allowed.',
          'It is left to right, hidden or shown. It hides the password when the form is submitted, and announces caps lock.',
          '**Keyboard** · Tab from the field to the button · Space or Enter shows and hides the password; the name of the button says what it will do.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <PasswordField {...localizeArgs<PasswordFieldProps>(args, globals, translations)} />,
};

/** Empty, filled, in error, disabled, large. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args, { globals }) => {
    const props = { ...args, ...localize(globals, translations) } as PasswordFieldProps;
    return (
      <FieldStates>
        <PasswordField {...props} />
        <PasswordField {...props} defaultValue="correct horse" />
        <PasswordField {...props} errorMessage={localize(globals, fieldLabels).passwordShort} defaultValue="horse" />
        <PasswordField {...props} isDisabled defaultValue="horse" />
        <PasswordField {...props} size="large" />
      </FieldStates>
    );
  },
};
