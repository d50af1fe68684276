import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { phoneLabels } from './PhoneField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: NonNullable<PhoneFieldProps['onChange']>;
  defaultValue?: string;
}

const meta = {
  title: 'Forms/PhoneField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>() },
  render: ({ onSubmit, onChange, defaultValue = '' }, { globals }) => {
    const { label, walletLabel, optional, hint, required, invalidMessage, save } = localize(globals, phoneLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <PhoneField
          name="wallet"
          label={walletLabel}
          description={hint}
          accepts="egyptian-mobile"
          invalidMessage={invalidMessage}
          defaultValue={defaultValue}
          onChange={onChange}
          isRequired
          requiredMessage={required}
        />
        <PhoneField name="phone" label={label} optionalLabel={optional} />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, phoneLabels);
  return {
    labels,
    wallet: canvas.getByRole('textbox', { name: labels.walletLabel }),
    phone: canvas.getByRole('textbox', { name: `${labels.label} ${labels.optional}` }),
    save: canvas.getByRole('button', { name: labels.save }),
  };
}
const getSubmitted = ({ args }: Context) => Object.fromEntries(args.onSubmit.mock.calls[0]?.[0] ?? []);

export const NamesTheOperatorAndAnnouncesItOnce: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { labels, wallet } = getParts(context);
    await userEvent.type(wallet, '010');
    // Shown from the prefix on, but announced with the complete number only.
    await expect(canvas.getAllByText(labels.vodafone)).toHaveLength(1);
    await userEvent.type(wallet, '12345678');
    await expect(canvas.getAllByText(labels.vodafone).at(-1)).toHaveAttribute('aria-live', 'polite');
    await userEvent.clear(wallet);
    await userEvent.type(wallet, '٠١٢');
    await expect(canvas.getByText(labels.orange)).toBeVisible();
    await userEvent.clear(wallet);
    await userEvent.type(wallet, '013');
    await expect(canvas.queryByText(labels.orange)).toBeNull();
  },
};

export const SubmitsOneFormOfTheNumber: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { wallet, phone, save } = getParts(context);
    await userEvent.type(wallet, '+٢٠ ١٠١ ٢٣٤ ٥٦٧٨');
    await expect(args.onChange).toHaveBeenLastCalledWith('+٢٠ ١٠١ ٢٣٤ ٥٦٧٨', {
      national: '01012345678',
      international: '+201012345678',
      operator: 'vodafone',
    });
    await userEvent.type(phone, '+966 50 123 4567');
    await userEvent.click(save);
    await expect(getSubmitted(context)).toEqual({ wallet: '01012345678', phone: '+966 50 123 4567' });
    // What was typed stays.
    await expect(wallet).toHaveValue('+٢٠ ١٠١ ٢٣٤ ٥٦٧٨');
  },
};

export const AnUnchangedValueIsSubmittedUnchanged: Story = {
  args: { defaultValue: '+20 101 234 5678' },
  play: async (context) => {
    await context.userEvent.click(getParts(context).save);
    await expect(getSubmitted(context)).toEqual({ wallet: '+20 101 234 5678', phone: '' });
  },
};

export const OtherNumbersAreRefusedWhereTheMobileIsNeeded: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, wallet, save } = getParts(context);
    await userEvent.click(save);
    await expect(wallet).toHaveAccessibleDescription(`${labels.hint} ${labels.required}`);
    await userEvent.type(wallet, '0101234567{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(wallet).toHaveFocus();
    await expect(wallet).toHaveAccessibleDescription(`${labels.hint} ${labels.invalidMessage}`);
    await userEvent.type(wallet, '8');
    await expect(wallet).toBeValid();
  },
};

export const DigitsRunLeftToRightAtTheStart: Story = {
  play: async (context) => {
    const { wallet } = getParts(context);
    const isArabic = getComputedStyle(document.documentElement).direction === 'rtl';
    await expect(getComputedStyle(wallet).direction).toBe('ltr');
    await expect(getComputedStyle(wallet).textAlign).toBe(isArabic ? 'right' : 'left');
    await expect(wallet).toHaveAttribute('autocomplete', 'tel');
  },
};

export const TheOperatorOfADisabledFieldIsDimmed: Story = {
  render: (_args, { globals }) => (
    <PhoneField label={localize(globals, phoneLabels).label} defaultValue="0101 234 5678" isDisabled />
  ),
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, phoneLabels);
    const { color } = getComputedStyle(canvas.getByRole('textbox', { name: labels.label }));
    await expect(getComputedStyle(canvas.getByText(labels.vodafone, { selector: 'bdi' })).color).toBe(color);
  },
};
