import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { PriceField, type PriceFieldProps } from './PriceField.tsx';
import { priceFieldLabels } from './PriceField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, description, invalidMessage, rangeMessage } = priceFieldLabels[language];
  return { label, description, invalidMessage, rangeMessage };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/PriceField',
  component: PriceField,
  args: { ...translations.ar, defaultValue: 1250, maxValue: 1_000_000 },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: [
          'A price in Egyptian pounds. While typing, the field shows the formatted price: the right plural form, «مجانًا» for 0, piastres only if there are any. To show a price use `Price`; for other numbers use `NumberField`.',
          '**Digits** · 0–9 and ٠–٩; the form submits Western digits.',
          '**Keyboard** · ↑ and ↓ change the price by five pounds.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PriceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <PriceField {...localizeArgs<PriceFieldProps>(args, globals, translations)} />,
};

/** Empty, free, one, two, few, many, a hundred, with piastres, the largest, in error, disabled. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, description, invalidMessage, rangeMessage } = localize(globals, priceFieldLabels);
    return (
      <FieldStates>
        <PriceField label={label} invalidMessage={invalidMessage} description={description} />
        {[0, 1, 2, 3, 11, 100, 199.5, 1_000_000].map((price) => (
          <PriceField key={price} label={label} invalidMessage={invalidMessage} defaultValue={price} />
        ))}
        <PriceField
          label={label}
          invalidMessage={invalidMessage}
          maxValue={1_000_000}
          defaultValue={5_000_000}
          errorMessage={rangeMessage}
        />
        <PriceField label={label} invalidMessage={invalidMessage} defaultValue={250} isDisabled />
        <PriceField label={texts.long} invalidMessage={invalidMessage} defaultValue={250} />
      </FieldStates>
    );
  },
};
