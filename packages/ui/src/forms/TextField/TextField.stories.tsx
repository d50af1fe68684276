import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { fieldWords } from '../field/Fields.fixtures.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const words = {
  ar: { label: fieldWords.ar.name, description: 'كما سيظهر في الشهادة.' },
  en: { label: fieldWords.en.name, description: 'As it will stand on the certificate.' },
};

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { ...words.ar, size: 'default' },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'One line of text, with its label above, its hint under the label and its error under the field. For several lines use `TextArea`, for a password `PasswordField`, to filter a list `SearchField`.',
          '**Direction** · Free text runs as it will be shown: one Arabic letter turns it right to left. E-mail, phone and web addresses run left to right and still stand where the page starts. Digits are taken as typed, ٠–٩ or 0–9: fold them with `foldDigits` before you compare.',
          '**Errors** · Every sentence is yours: `requiredMessage`, `invalidMessage`, `validate`, or the server’s through `Form`. They show when the form is sent, or on leaving a field that was filled in; a field that shows one is checked again on every key.',
          '**Optional** · Mark the optional fields with `optionalLabel`; required is the rule and carries no sign.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <TextField {...localizeArgs<TextFieldProps>(args, globals, words)} />,
};

/** Types, hints, errors, states, and texts that somebody else wrote. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const say = pick(globals, fieldWords);
    return (
      <Stack gap="s7">
        <TextField label={say.name} />
        <TextField label={say.name} defaultValue={texts.mixed} description={texts.long} />
        <TextField label={say.name} defaultValue={texts.latin} />
        <TextField
          label={say.email}
          description={say.emailHint}
          type="email"
          invalidMessage={say.emailInvalid}
          defaultValue="sara.mahmoud@example.com"
          icon="mail"
        />
        <TextField
          label={say.email}
          type="email"
          invalidMessage={say.emailInvalid}
          errorMessage={say.emailTaken}
          defaultValue="sara@example.com"
        />
        <TextField
          label={say.phone}
          optionalLabel={say.optional}
          type="tel"
          defaultValue="0100 123 4567"
          icon="phone"
        />
        <TextField label={say.name} errorMessage={say.nameRequired} />
        <TextField label={say.name} isDisabled defaultValue={texts.short} />
        <TextField label={say.name} isReadOnly defaultValue={texts.long} />
        <TextField label={say.email} size="large" type="email" invalidMessage={say.emailInvalid} />
      </Stack>
    );
  },
};
