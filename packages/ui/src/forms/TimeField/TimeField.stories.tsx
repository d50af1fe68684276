import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { localizeArgs } from '../../stories/localizeArgs.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';
import { timeLabels } from './TimeField.fixtures.ts';

const getLabels = (language: 'ar' | 'en') => {
  const { label, hint } = timeLabels[language];
  return { label, description: hint };
};
const translations = { ar: getLabels('ar'), en: getLabels('en') };

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { ...translations.ar, defaultValue: '19:30' },
  decorators: [withFormWidth],
  parameters: {
    docs: {
      description: {
        component: `
A time of day, such as the start of a lesson. For how long something takes use \`NumberField\`; for a few fixed times use \`RadioGroup\` or \`Select\`.

**Value** · \`19:30\`, without a time zone, in props and in \`onChange\`; the form submits \`19:30:00\`. Say in the description whose clock it is.

**Language** · Twelve hours with «ص» and «م» in Arabic, AM and PM in English, in the digits that the user prefers. Both kinds of digits can be typed.

| Key | Does |
|---|---|
| Digits | type the part; the focus moves on |
| ↑ ↓ | the next, the previous hour or minute; change ص and م |
| ← → | the part on that side |
| Backspace | clears the part |`,
      },
    },
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, { globals }) => <TimeField {...localizeArgs<TimeFieldProps>(args, globals, translations)} />,
};

/** Empty, morning, evening, in error, disabled, read only, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => {
    const { label, optional, hint, rangeMessage } = localize(globals, timeLabels);
    return (
      <FieldStates>
        <TimeField label={label} description={hint} />
        <TimeField label={label} optionalLabel={optional} defaultValue="08:05" />
        <TimeField label={label} defaultValue="19:30" />
        <TimeField label={label} defaultValue="23:30" errorMessage={rangeMessage} />
        <TimeField label={label} defaultValue="19:30" isDisabled />
        <TimeField label={label} defaultValue="19:30" isReadOnly />
        <TimeField label={texts.long} description={<Bidi>{texts.contact}</Bidi>} defaultValue="12:00" />
      </FieldStates>
    );
  },
};
