import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { type DateRange, DateRangePicker } from './DateRangePicker.tsx';
import { rangeLabels } from './DateRangePicker.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: DateRange | null) => void;
  defaultValue?: DateRange;
}

const meta = {
  title: 'Forms/DateRangePicker/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>() },
  render: ({ onSubmit, onChange, defaultValue = { start: '2026-11-08', end: '2026-11-25' } }, { globals }) => {
    const { label, hint, required, rangeMessage, orderMessage, save } = localize(globals, rangeLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <DateRangePicker
          startName="from"
          endName="to"
          label={label}
          description={hint}
          defaultValue={defaultValue}
          minValue="2026-11-01"
          maxValue="2026-11-30"
          {...{ rangeMessage, orderMessage }}
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
  const labels = localize(globals, rangeLabels);
  const group = canvas.getByRole('group', { name: labels.label });
  return {
    labels,
    open: within(group).getByRole('button'),
    save: canvas.getByRole('button', { name: labels.save }),
  };
}

export const PicksBothDaysFromTheCalendar: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { open, save } = getParts(context);
    await userEvent.click(open);
    const calendar = within(await screen.findByRole('dialog'));
    const getDay = (day: string) => calendar.getAllByRole('button').find((each) => each.textContent === day)!;
    await userEvent.click(getDay('10'));
    await userEvent.click(getDay('14'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-14' });
    await userEvent.click(save);
    const [values] = args.onSubmit.mock.calls[0] ?? [];
    await expect(Object.fromEntries(values ?? [])).toEqual({ from: '2026-11-10', to: '2026-11-14' });
  },
};

export const AReversedRangeIsReported: Story = {
  args: { defaultValue: { start: '2026-11-20', end: '2026-11-10' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, save } = getParts(context);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(labels.orderMessage)).toBeVisible();
  },
};

export const DaysOutsideTheLimitsAreReported: Story = {
  args: { defaultValue: { start: '2026-11-20', end: '2026-12-10' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, save } = getParts(context);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(labels.rangeMessage)).toBeVisible();
  },
};
