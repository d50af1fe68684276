import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { OtpField } from './OtpField.tsx';
import { otpLabels } from './OtpField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
}

const meta = {
  title: 'Forms/OtpField/Spec',
  tags: ['!autodocs', 'spec'],
  args: {
    onSubmit: fn<SpecArgs['onSubmit']>(),
    onChange: fn<SpecArgs['onChange']>(),
    onComplete: fn<SpecArgs['onComplete']>(),
  },
  render: ({ onSubmit, onChange, onComplete }, { globals }) => {
    const { label, description, incompleteMessage, save } = localize(globals, otpLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <OtpField
          name="code"
          {...{ label, description, incompleteMessage }}
          onChange={onChange}
          onComplete={onComplete}
        />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, otpLabels);
  return {
    labels,
    box: canvas.getByRole('textbox', { name: labels.label }),
    save: canvas.getByRole('button', { name: labels.save }),
  };
}

export const IsOneFieldThatThePhoneFillsIn: Story = {
  play: async (context) => {
    const { labels, box } = getParts(context);
    await expect(context.canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(box).toHaveAttribute('inputmode', 'numeric');
    await expect(box).toHaveAccessibleDescription(labels.description);
  },
};

export const ArabicDigitsAreSubmittedAsWesternDigits: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { box } = getParts(context);
    await userEvent.type(box, '٤٢ أ٠٧');
    await expect(box).toHaveValue('4207');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(box, '١٣');
    await expect(args.onChange).toHaveBeenLastCalledWith('420713');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('420713');
    // A digit too many changes nothing.
    await userEvent.type(box, '9');
    await expect(box).toHaveValue('420713');
    await userEvent.keyboard('{Enter}');
    const [values] = args.onSubmit.mock.calls[0] ?? [];
    await expect(values?.get('code')).toBe('420713');
    // The cells run from left to right in both directions.
    const x = (digit: string) => canvas.getByText(digit).getBoundingClientRect().x;
    await expect(x('4')).toBeLessThan(x('2'));
    await expect(x('1')).toBeLessThan(x('3'));
  },
};

export const APastedCodeFillsAllCells: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { box } = getParts(context);
    await userEvent.type(box, '12');
    await userEvent.paste('420-713');
    await expect(box).toHaveValue('420713');
    await expect(args.onComplete).toHaveBeenCalledWith('420713');
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('42071');
  },
};

export const DigitsAreAddedAtTheEnd: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const { box } = getParts(context);
    await userEvent.type(box, '42');
    await userEvent.keyboard('{ArrowLeft}0');
    await expect(box).toHaveValue('420');
  },
};

/** No user has to delete a wrong code. */
export const AfterAWrongCodeADigitBeginsTheNextOne: Story = {
  render: (_args, { globals }) => {
    const { label, incompleteMessage } = localize(globals, otpLabels);
    return <OtpField {...{ label, incompleteMessage }} defaultValue="420713" errorMessage="420713?" />;
  },
  play: async (context) => {
    const { userEvent } = context;
    const box = context.canvas.getByRole('textbox');
    await userEvent.type(box, '-');
    await expect(box).toHaveValue('420713');
    await userEvent.keyboard('86');
    await expect(box).toHaveValue('86');
  },
};

export const AnIncompleteCodeIsReported: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, box, save } = getParts(context);
    await userEvent.click(save);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.incompleteMessage}`);
    await userEvent.type(box, '4207{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(box, '13');
    await expect(box).toBeValid();
  },
};
