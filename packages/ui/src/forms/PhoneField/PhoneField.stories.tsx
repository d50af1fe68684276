import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { phoneLabels } from './PhoneField.fixtures.ts';

const translations = {
  ar: { label: phoneLabels.ar.label, optionalLabel: phoneLabels.ar.optional },
  en: { label: phoneLabels.en.label, optionalLabel: phoneLabels.en.optional },
};

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { ...translations.ar, defaultValue: '0101 234 5678' },
  argTypes: { accepts: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A phone number. It names the operator of an Egyptian mobile number: 010 Vodafone, 011 Etisalat (e&), 012 Orange, 015 WE. Other numbers are accepted too, unless `accepts="egyptian-mobile"`. To show a number use `Ltr`.',
          'The operator is the one that issued the number: a number keeps its prefix when it moves to another operator. Use it as a hint, not as a rule.',
          '**Value** · Spaces, hyphens, 0–9 and ٠–٩ are accepted. `+20 101 234 5678`, `0020…` and «٠١٠١…» are submitted as `01012345678`. The text in the field stays as it was typed, and a value that the user did not change is submitted unchanged.',
          '**Screen readers** · The operator is announced once the number is complete.',
          '**Right to left** · The digits run from left to right, at the start of the field.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <PhoneField {...localizeArgs<PhoneFieldProps>(args, globals, translations)} />,
};

/** Empty, each operator, another country, large, in error, disabled, read only, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, walletLabel, optional, hint, invalidMessage } = localize(globals, phoneLabels);
    return (
      <FieldStates>
        <PhoneField label={walletLabel} description={hint} />
        <PhoneField label={label} defaultValue="0101 234 5678" />
        <PhoneField label={label} defaultValue="٠١١١ ٢٣٤ ٥٦٧٨" />
        <PhoneField label={label} defaultValue="+20 121 234 5678" />
        <PhoneField label={label} defaultValue="01512345678" size="large" />
        <PhoneField label={label} optionalLabel={optional} defaultValue="+966 50 123 4567" />
        <PhoneField
          label={walletLabel}
          accepts="egyptian-mobile"
          invalidMessage={invalidMessage}
          defaultValue="0101 234"
          errorMessage={invalidMessage}
        />
        <PhoneField label={label} defaultValue="0121 234 5678" isDisabled />
        <PhoneField label={label} defaultValue="0121 234 5678" isReadOnly />
        <PhoneField label={texts.long} description={<Bidi>{texts.contact}</Bidi>} defaultValue="+20 111 234 5678" />
      </FieldStates>
    );
  },
};
