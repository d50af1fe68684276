import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { TimeField } from './TimeField.tsx';
import { timeLabels } from './TimeField.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: string | null) => void;
}

const meta = {
  title: 'Forms/TimeField/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>() },
  render: ({ onSubmit, onChange }, { globals }) => {
    const { label, hint, required, rangeMessage, save } = localize(globals, timeLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <TimeField
          name="start"
          label={label}
          description={hint}
          minValue="08:00"
          maxValue="22:00"
          rangeMessage={rangeMessage}
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

function getParts({ canvas, globals }: Context) {
  const labels = localize(globals, timeLabels);
  const [hour, minute, dayPeriod] = within(canvas.getByRole('group', { name: labels.label })).getAllByRole(
    'spinbutton',
  ) as [HTMLElement, HTMLElement, HTMLElement];
  return { labels, hour, minute, dayPeriod, save: canvas.getByRole('button', { name: labels.save }) };
}

export const IsTypedPartByPart: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { labels, hour, minute, dayPeriod, save } = getParts(context);
    await userEvent.click(hour);
    await userEvent.keyboard('٠٧');
    // The focus moves on when the hour is complete.
    await expect(minute).toHaveFocus();
    await userEvent.keyboard('30');
    await expect(dayPeriod).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    if (dayPeriod.textContent !== labels.evening) await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('19:30');
    await userEvent.click(save);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit.mock.calls[0]?.[0].get('start')).toBe('19:30:00');
  },
};

export const AMissingOrLateTimeIsReported: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, hour, dayPeriod, save } = getParts(context);
    await userEvent.click(save);
    await expect(canvas.getByText(labels.required)).toBeVisible();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('1130');
    await expect(dayPeriod).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    if (dayPeriod.textContent !== labels.evening) await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('23:30');
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(labels.rangeMessage)).toBeVisible();
  },
};
