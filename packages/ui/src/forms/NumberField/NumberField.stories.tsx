import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { pick } from '../../stories/text.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { numberWords } from './NumberField.fixtures.ts';

const wordsOf = (language: 'ar' | 'en') => {
  const { label, description, invalidMessage, rangeMessage, stepLabels } = numberWords[language];
  return { label, description, invalidMessage, rangeMessage, stepLabels };
};
const words = { ar: wordsOf('ar'), en: wordsOf('en') };

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { ...words.ar, minValue: 1, maxValue: 180, defaultValue: 45 },
  argTypes: { stepLabels: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A number that counts something. Money is a `PriceField`; what is only written in digits (a phone number, a code, a year of birth) is a `TextField`.',
          '**Digits** · 0–9 and ٠–٩ are both taken, with their signs (`1,250.5`, `١٬٢٥٠٫٥`); on leaving, the field writes the digits that the reader chose, and the form sends Western ones. Nothing that was typed is thrown away or bent to fit: what is wrong is said.',
          '**Keyboard** · ↑ more · ↓ less · a text field otherwise.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <NumberField {...localizeArgs<NumberFieldProps>(args, globals, words)} />,
};

/** Empty, filled, read back, with buttons, at its end, in error, disabled, read only, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, description, invalidMessage, rangeMessage, stepLabels, minutes } = pick(globals, numberWords);
    const field = { label, invalidMessage, minValue: 1, maxValue: 180 };
    return (
      <Stack gap="s7">
        <NumberField {...field} description={description} />
        <NumberField {...field} defaultValue={45} readBack={minutes} />
        <NumberField {...field} defaultValue={2} stepLabels={stepLabels} />
        <NumberField {...field} defaultValue={180} stepLabels={stepLabels} readBack={minutes} />
        <NumberField {...field} defaultValue={400} errorMessage={rangeMessage} />
        <NumberField {...field} defaultValue={45} isDisabled readBack={minutes} stepLabels={stepLabels} />
        <NumberField {...field} defaultValue={45} isReadOnly />
        <NumberField
          {...field}
          label={texts.long}
          description={<Bidi>{texts.contact}</Bidi>}
          defaultValue={45}
          readBack={() => texts.long}
        />
      </Stack>
    );
  },
};
