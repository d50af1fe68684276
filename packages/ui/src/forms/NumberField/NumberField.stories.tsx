import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { numberLabels } from './NumberField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, description, invalidMessage, rangeMessage, stepLabels } = numberLabels[language];
  return { label, description, invalidMessage, rangeMessage, stepLabels };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { ...translations.ar, minValue: 1, maxValue: 180, defaultValue: 45 },
  argTypes: { stepLabels: { control: false } },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A number that counts something. For money use `PriceField`; for a phone number, a code or a year of birth use `TextField`.',
          '**Digits** · 0–9 and ٠–٩ are accepted, with their separators (`1,250.5`, `١٬٢٥٠٫٥`). On blur the field shows the preferred digits of the user; the form submits Western digits. Invalid text is kept and shown with an error.',
          '**Keyboard** · ↑ increases · ↓ decreases · otherwise a text field.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <NumberField {...localizeArgs<NumberFieldProps>(args, globals, translations)} />,
};

/** Empty, filled, with the number in words, with buttons, at its maximum, in error, disabled, read only, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, description, invalidMessage, rangeMessage, stepLabels, minutes } = localize(globals, numberLabels);
    const field = { label, invalidMessage, minValue: 1, maxValue: 180 };
    return (
      <FieldStates>
        <NumberField {...field} description={description} />
        <NumberField {...field} defaultValue={45} formatValueLabel={minutes} />
        <NumberField {...field} defaultValue={2} stepLabels={stepLabels} />
        <NumberField {...field} defaultValue={180} stepLabels={stepLabels} formatValueLabel={minutes} />
        <NumberField {...field} defaultValue={400} errorMessage={rangeMessage} />
        <NumberField {...field} defaultValue={45} isDisabled formatValueLabel={minutes} stepLabels={stepLabels} />
        <NumberField {...field} defaultValue={45} isReadOnly />
        <NumberField
          {...field}
          label={texts.long}
          description={<Bidi>{texts.contact}</Bidi>}
          defaultValue={45}
          formatValueLabel={() => texts.long}
        />
      </FieldStates>
    );
  },
};
