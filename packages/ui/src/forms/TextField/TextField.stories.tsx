import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldLabels } from '../field/Fields.fixtures.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const translations = {
  ar: { label: fieldLabels.ar.name, description: 'كما سيظهر في الشهادة.' },
  en: { label: fieldLabels.en.name, description: 'As it will stand on the certificate.' },
};

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { ...translations.ar, size: 'default' },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One line of text, with a label, a hint and an error message. For several lines use `TextArea`, for a password `PasswordField`, to filter a list `SearchField`.',
          '**Direction** · Free text is right to left if it contains an Arabic letter. E-mail addresses, phone numbers and URLs are left to right, aligned to the start of the page. Digits are kept as typed, ٠–٩ or 0–9: convert them with `foldDigits` before you compare.',
          '**Errors** · You provide all messages: `requiredMessage`, `invalidMessage`, `validate`, or server errors through `Form`. They are shown on submit, or on blur of a filled field. A field with an error is validated again on every key.',
          '**Optional** · Mark optional fields with `optionalLabel`. Required fields are not marked.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <TextField {...localizeArgs<TextFieldProps>(args, globals, translations)} />,
};

/** Types, hints, errors, states, and user-written texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const labels = localize(globals, fieldLabels);
    return (
      <FieldStates>
        <TextField label={labels.name} />
        <TextField label={labels.name} defaultValue={texts.mixed} description={texts.long} />
        <TextField label={labels.name} defaultValue={texts.latin} />
        <TextField
          label={labels.email}
          description={labels.emailHint}
          type="email"
          invalidMessage={labels.emailInvalid}
          defaultValue="sara.mahmoud@example.com"
          icon="mail"
        />
        <TextField
          label={labels.email}
          type="email"
          invalidMessage={labels.emailInvalid}
          errorMessage={labels.emailTaken}
          defaultValue="sara@example.com"
        />
        <TextField
          label={labels.phone}
          optionalLabel={labels.optional}
          type="tel"
          defaultValue="0100 123 4567"
          icon="phone"
        />
        <TextField label={labels.name} errorMessage={labels.nameRequired} />
        <TextField label={labels.name} isDisabled defaultValue={texts.short} />
        <TextField label={labels.name} isReadOnly defaultValue={texts.long} />
        <TextField label={labels.email} size="large" type="email" invalidMessage={labels.emailInvalid} />
      </FieldStates>
    );
  },
};
