import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { NumberField } from './NumberField.tsx';
import { numberLabels } from './NumberField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: number | null) => void;
}

const meta = {
  title: 'Forms/NumberField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const { required, save, minutes, taken: _, ...labels } = localize(globals, numberLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <NumberField
          {...labels}
          name="minutes"
          minValue={1}
          maxValue={180}
          formatValueLabel={minutes}
          onChange={onChange}
          isRequired
          requiredMessage={required}
        />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
} satisfies Meta<SpecArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getParts = ({ canvas, globals }: Context) => {
  const labels = localize(globals, numberLabels);
  return {
    labels,
    box: canvas.getByRole('textbox', { name: labels.label }),
    save: canvas.getByRole('button', { name: labels.save }),
  };
};
const getSubmitted = ({ args }: Context) => {
  const [values] = args.onSubmit.mock.lastCall ?? [];
  return values?.get('minutes');
};

export const ArabicDigitsAreAcceptedAndWesternDigitsSubmitted: Story = {
  play: async (context) => {
    const { labels, box } = getParts(context);
    await context.userEvent.type(box, '٤٥');
    await expect(context.args.onChange).toHaveBeenLastCalledWith(45);
    await expect(box).toHaveValue('٤٥');
    await expect(context.canvas.getByText(labels.minutes(45))).toBeVisible();
    // The form data has Western digits, which servers can parse.
    const form = context.canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('minutes')).toBe('45');
    await expect(box).toHaveValue('٤٥');
    await context.userEvent.keyboard('{Enter}');
    await expect(getSubmitted(context)).toBe('45');
    await context.userEvent.tab();
    await expect(box).toHaveValue('45');
  },
};

export const ArabicDigitsAreShownWhenPreferred: Story = {
  globals: { digits: 'arab' },
  play: async (context) => {
    if (context.globals['locale'] === 'en') return;
    const { box } = getParts(context);
    await context.userEvent.type(box, '45');
    await context.userEvent.tab();
    await expect(box).toHaveValue('٤٥');
  },
};

export const ArrowKeysAndButtonsStepWithinTheRange: Story = {
  play: async (context) => {
    const { labels, box } = getParts(context);
    await context.userEvent.type(box, '179{ArrowUp}{ArrowUp}');
    await expect(box).toHaveValue('180');
    const more = context.canvas.getByRole('button', { name: labels.stepLabels.more });
    const less = context.canvas.getByRole('button', { name: labels.stepLabels.less });
    await expect(more).toBeDisabled();
    await context.userEvent.click(less);
    await expect(box).toHaveValue('179');
    await expect(context.canvas.getAllByText(labels.minutes(179)).at(-1)).toHaveAttribute('aria-live', 'polite');
  },
};

export const InvalidTextStaysAndIsReported: Story = {
  play: async (context) => {
    const { labels, box, save } = getParts(context);
    await context.userEvent.type(box, 'ساعة');
    await context.userEvent.click(save);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
    await expect(box).toHaveValue('ساعة');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.invalidMessage}`);
    await context.userEvent.clear(box);
    await context.userEvent.type(box, '٤٠٠{Enter}');
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.rangeMessage}`);
    await context.userEvent.clear(box);
    await context.userEvent.type(box, '40');
    await expect(box).toBeValid();
  },
};

export const MissingNumberShowsTheRequiredMessage: Story = {
  play: async (context) => {
    const { labels, box, save } = getParts(context);
    await context.userEvent.click(save);
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(`${labels.description} ${labels.required}`);
  },
};

export const TheNumberInWordsOfADisabledFieldIsDimmed: Story = {
  render: (_args, { globals }) => {
    const { required: _, save: __, minutes, taken: ___, ...labels } = localize(globals, numberLabels);
    return <NumberField {...labels} defaultValue={45} formatValueLabel={minutes} isDisabled />;
  },
  play: async ({ canvas, globals }) => {
    const labels = localize(globals, numberLabels);
    const { color } = getComputedStyle(canvas.getByRole('textbox', { name: labels.label }));
    await expect(getComputedStyle(canvas.getByText(labels.minutes(45))).color).toBe(color);
  },
};
