import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { dateLabels } from './DatePicker.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, hint } = dateLabels[language];
  return { label, description: hint };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { ...translations.ar, defaultValue: '2026-11-25' },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: `
One day, typed or picked from a calendar.

| Instead | When |
|---|---|
| \`DateRangePicker\` | a first and a last day |
| \`TimeField\` | a time of day |
| \`Select\` | a school year or a month |

**Value** · A day as text, \`2026-10-05\`, without a time zone. It is the same in props, in \`onChange\` and in the form.

**Language** · Months in words as Egypt uses them («نوفمبر»), digits as the user prefers, the order of the parts from the locale. The calendar is Gregorian;
\`showHijri\` adds the date of Umm al-Qura below the field. Weeks begin on Saturday; set \`firstDayOfWeek\` for other countries.

| Key in the field | Does |
|---|---|
| Digits | type the part; the focus moves on |
| ↑ ↓ | the next, the previous day, month or year |
| ← → | the part on that side |
| Alt ↓ | opens the calendar |

| Key in the calendar | Does |
|---|---|
| Arrows | the day or week on that side |
| Page Up, Page Down | the previous, the next month; with Shift a year |
| Home, End | the start, the end of the month |
| Enter | picks the day |
| Esc | closes; the focus returns |`,
      },
    },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <DatePicker {...localizeArgs<DatePickerProps>(args, globals, translations)} />,
};

/** Empty, filled, with the Islamic date, in error, disabled, read only, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, optional, hint, rangeMessage } = localize(globals, dateLabels);
    return (
      <FieldStates>
        <DatePicker label={label} description={hint} />
        <DatePicker label={label} optionalLabel={optional} defaultValue="2026-11-05" />
        <DatePicker label={label} defaultValue="2026-11-25" showHijri />
        <DatePicker label={label} defaultValue="2027-01-01" errorMessage={rangeMessage} />
        <DatePicker label={label} defaultValue="2026-11-25" isDisabled />
        <DatePicker label={label} defaultValue="2026-11-25" isReadOnly />
        <DatePicker label={texts.long} description={<Bidi>{texts.contact}</Bidi>} defaultValue="2026-11-25" />
      </FieldStates>
    );
  },
};

/** The open calendar, with days that cannot be selected. */
export const Open: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => (
    <div style={{ minBlockSize: '520px' }}>
      <DatePicker
        label={localize(globals, dateLabels).label}
        defaultValue="2026-11-25"
        minValue="2026-11-08"
        maxValue="2026-12-20"
        rangeMessage={localize(globals, dateLabels).rangeMessage}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
