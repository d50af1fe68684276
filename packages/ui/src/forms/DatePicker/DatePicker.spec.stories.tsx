import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { localize } from '../../stories/localize.ts';
import { Form } from '../Form/Form.tsx';
import { DatePicker } from './DatePicker.tsx';
import { dateLabels } from './DatePicker.fixtures.ts';

interface SpecArgs {
  onSubmit: (values: FormData) => void;
  onChange: (value: string | null) => void;
  defaultValue?: string;
}

const meta = {
  title: 'Forms/DatePicker/Spec',
  tags: ['!autodocs', 'spec'],
  args: { onSubmit: fn<SpecArgs['onSubmit']>(), onChange: fn<SpecArgs['onChange']>(), defaultValue: '2026-11-25' },
  render: ({ onSubmit, onChange, defaultValue }, { globals }) => {
    const { label, hint, required, rangeMessage, save } = localize(globals, dateLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <DatePicker
          name="date"
          label={label}
          description={hint}
          {...(defaultValue !== undefined && { defaultValue })}
          minValue="2026-11-01"
          maxValue="2026-11-30"
          rangeMessage={rangeMessage}
          onChange={onChange}
          showHijri
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
  const labels = localize(globals, dateLabels);
  const group = canvas.getByRole('group', { name: labels.label });
  return {
    labels,
    group,
    segments: within(group).getAllByRole('spinbutton'),
    open: within(group).getByRole('button'),
    save: canvas.getByRole('button', { name: labels.save }),
  };
}

export const PicksADayFromTheCalendar: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, open, save } = getParts(context);
    await expect(canvas.getByText(labels.hijri)).toBeVisible();
    await userEvent.click(open);
    const calendar = within(await screen.findByRole('dialog'));
    const month = calendar.getByRole('heading', { name: labels.month });
    await waitFor(() => expect(month).toBeVisible());
    // Weeks begin on Saturday.
    const grid = calendar.getByRole('grid');
    await expect([...grid.querySelectorAll('th')].slice(0, 2).map((day) => day.textContent)).toEqual(labels.weekdays);
    const tenth = calendar.getAllByRole('button').find((day) => day.textContent === '10');
    await userEvent.click(tenth!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-10');
    await userEvent.click(save);
    await expect(args.onSubmit.mock.calls[0]?.[0].get('date')).toBe('2026-11-10');
  },
};

export const ArrowsMoveThroughTheCalendarInReadingDirection: Story = {
  play: async (context) => {
    const { args, globals, userEvent } = context;
    const { open } = getParts(context);
    await userEvent.click(open);
    await screen.findByRole('dialog');
    await userEvent.keyboard(localize(globals, { ar: '{ArrowLeft}', en: '{ArrowRight}' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const IsTypedInArabicOrWesternDigits: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    const { segments } = getParts(context);
    const day = segments.find((segment) => segment.getAttribute('aria-valuenow') === '25')!;
    await userEvent.click(day);
    await userEvent.keyboard('07');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-07');
    await userEvent.click(day);
    await userEvent.keyboard('٠٩');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09');
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-08');
  },
};

export const ADayOutsideTheLimitsIsReported: Story = {
  args: { defaultValue: '2026-12-24' },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, save } = getParts(context);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(labels.rangeMessage)).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: labels.label })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const AMissingDateShowsTheRequiredMessage: Story = {
  render: ({ onSubmit }, { globals }) => {
    const { label, required, save } = localize(globals, dateLabels);
    return (
      <Form onSubmit={onSubmit} errorTitle={String} aria-label={save}>
        <DatePicker name="date" label={label} isRequired requiredMessage={required} />
        <Button type="submit">{save}</Button>
      </Form>
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { labels, segments, save } = getParts(context);
    await userEvent.click(save);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(labels.required)).toBeVisible();
    await expect(segments[0]).toHaveFocus();
  },
};
