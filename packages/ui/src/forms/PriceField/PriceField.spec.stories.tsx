import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { PriceField } from './PriceField.tsx';
import { priceFieldLabels } from './PriceField.fixtures.ts';

const meta = {
  title: 'Forms/PriceField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<(values: FormData) => void>() },
  render: ({ onSubmit }, { globals }) => {
    const { required, save, ...labels } = localize(globals, priceFieldLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <PriceField {...labels} name="price" maxValue={1_000_000} isRequired requiredMessage={required} />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<{ onSubmit: (values: FormData) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const valueLabels = [
  ['0', 'مجانًا', 'Free', '0'],
  ['٢', 'جنيهان', 'EGP 2', '2'],
  ['٢٥٠', '250 جنيهًا', 'EGP 250', '250'],
  ['١٩٩٫٥', '199.50 جنيه', 'EGP 199.50', '199.5'],
  ['1,250', '1,250 جنيهًا', 'EGP 1,250', '1250'],
] as const;

export const TypedPriceIsSpelledOut: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, priceFieldLabels);
    const box = canvas.getByRole('textbox', { name: labels.label });
    for (const [typed, ar, en, submittedValue] of valueLabels) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      const reading = canvas.getAllByText(localize(globals, { ar, en }))[0];
      await expect(reading).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: labels.save }));
      await expect(args.onSubmit.mock.lastCall?.[0].get('price')).toBe(submittedValue);
    }
  },
};

export const PriceOutOfRangeIsRejected: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const labels = localize(globals, priceFieldLabels);
    const box = canvas.getByRole('textbox', { name: labels.label });
    for (const [typed, wrong] of [
      ['1000001', labels.rangeMessage],
      ['-1', labels.rangeMessage],
      ['1.005', labels.invalidMessage],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, `${typed}{Enter}`);
      await expect(box).toHaveAccessibleDescription(`${labels.description} ${wrong}`);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
