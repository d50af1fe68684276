import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { OtpField, type OtpFieldProps } from './OtpField.tsx';
import { otpLabels } from './OtpField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, description, incompleteMessage } = otpLabels[language];
  return { label, description, incompleteMessage };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/OtpField',
  component: OtpField,
  args: { ...translations.ar, length: 6 },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A one-time code that the user gets by SMS, e-mail or from an app. For a password use `PasswordField`; for a number that counts something use `NumberField`.',
          'It is one input and not one per digit: the phone offers the code from the message, a paste fills all cells, and screen readers read one field. Do not hide it behind a timer: WCAG 2.2 asks that a code can be pasted and that there is time to type it.',
          '**Digits** · 0–9 and ٠–٩ are accepted, with spaces and hyphens. The form submits Western digits. The cells run from left to right in both directions, as in the message.',
          '**Keyboard** · Digits are added at the end · Backspace removes the last one · Ctrl V replaces all.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <OtpField {...localizeArgs<OtpFieldProps>(args, globals, translations)} />,
};

/** Empty, partly typed, complete, in error, disabled, of four and eight digits, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { wrong } = localize(globals, otpLabels);
    const { label, description, incompleteMessage } = localize(globals, translations);
    const field = { label, incompleteMessage };
    return (
      <FieldStates>
        <OtpField {...field} description={description} />
        <OtpField {...field} defaultValue="420" />
        <OtpField {...field} defaultValue="420713" />
        <OtpField {...field} defaultValue="420713" errorMessage={wrong} />
        <OtpField {...field} defaultValue="420713" isDisabled />
        <OtpField {...field} defaultValue="4207" length={4} />
        <OtpField {...field} defaultValue="42071" length={8} />
        <OtpField
          {...field}
          label={texts.long}
          description={<Bidi>{texts.contact}</Bidi>}
          errorMessage={texts.long}
          defaultValue="42"
        />
      </FieldStates>
    );
  },
};
