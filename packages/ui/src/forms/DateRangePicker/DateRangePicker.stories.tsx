import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { rangeLabels } from './DateRangePicker.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, hint, orderMessage } = rangeLabels[language];
  return { label, description: hint, orderMessage };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };
const november = { start: '2026-11-08', end: '2026-11-25' };

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  args: { ...translations.ar, defaultValue: november },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: `
A first and a last day, typed or picked from one calendar: the period of a report, the days of a course.

| Instead | When |
|---|---|
| \`DatePicker\` | one day |
| \`RadioGroup\` | usual periods are enough: this week, this month |

**Value** · \`{ start, end }\` with both days as \`2026-10-05\`, both included. The form submits them as \`startName\` and \`endName\`.

**Calendar** · The first press picks the first day, the second the last one. Esc stops. Keys, language and digits are those of \`DatePicker\`.

**Right to left** · The first day is at the right, and the range grows to the left, week by week.`,
      },
    },
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => (
    <DateRangePicker {...localizeArgs<DateRangePickerProps>(args, globals, translations)} />
  ),
};

/** Empty, filled, with the Islamic dates, in error, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { optional, rangeMessage } = localize(globals, rangeLabels);
    const { label, description, orderMessage } = localize(globals, translations);
    const field = { label, orderMessage };
    return (
      <FieldStates>
        <DateRangePicker {...field} description={description} />
        <DateRangePicker {...field} optionalLabel={optional} defaultValue={november} />
        <DateRangePicker {...field} defaultValue={november} showHijri />
        <DateRangePicker {...field} defaultValue={november} errorMessage={rangeMessage} />
        <DateRangePicker {...field} defaultValue={november} isDisabled />
        <DateRangePicker
          {...field}
          label={texts.long}
          description={<Bidi>{texts.contact}</Bidi>}
          defaultValue={november}
        />
      </FieldStates>
    );
  },
};

/** The open calendar. */
export const Open: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ minBlockSize: '520px' }}>
      <DateRangePicker {...localize(globals, translations)} defaultValue={november} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
