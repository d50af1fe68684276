import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bidi } from '../../intl/Bidi.tsx';
import { useFormat } from '../../intl/useFormat.ts';
import { FieldStates } from '../../stories/FieldStates.tsx';
import { texts } from '../../stories/Texts.fixtures.ts';
import { withFormWidth } from '../../stories/withFormWidth.tsx';
import { localize } from '../../stories/localize.ts';
import { Slider } from './Slider.tsx';
import { sliderLabels } from './Slider.fixtures.ts';

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: sliderLabels.ar.volume, defaultValue: 40 },
  argTypes: { formatValue: { control: false }, thumbs: { control: false } },
  decorators: [withFormWidth],
  render: ({ minValue, maxValue, step, isDisabled = false, showEnds = false }, { globals }) => (
    <Slider
      label={localize(globals, sliderLabels).volume}
      defaultValue={40}
      {...(minValue !== undefined && { minValue })}
      {...(maxValue !== undefined && { maxValue })}
      {...(step !== undefined && { step })}
      {...{ isDisabled, showEnds }}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: `
A value on a line, or a range with \`thumbs\`: volume, a price filter. The value is always shown as text.

| Instead | When |
|---|---|
| \`NumberField\` | people know the exact number, or need it |
| \`RadioGroup\` | there are fewer than seven values |

\`onChange\` is called while dragging. Load results in \`onChangeEnd\`. \`formatValue\` writes the value for eyes and for screen readers alike, such as
\`format.price\`.

| Key | Does |
|---|---|
| Arrow in reading direction, ↑ | increases; in Arabic that is ← |
| Arrow against it, ↓ | decreases |
| Page Up, Page Down | changes by a tenth |
| Home, End | the smallest, the largest value |

The line fills from the start of the line: from the right in Arabic. Each thumb of a range has its own name, and stops at the other one.`,
      },
    },
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Sheets({ globals }: { globals: Record<string, unknown> }) {
  const { volume, price, hint, thumbs } = localize(globals, sliderLabels);
  const format = useFormat();
  const range = { minValue: 0, maxValue: 1500, step: 50, thumbs, formatValue: (value: number) => format.price(value) };
  return (
    <FieldStates>
      <Slider label={volume} defaultValue={40} />
      <Slider label={volume} defaultValue={0} showEnds formatValue={(value) => format.percent(value / 100)} />
      <Slider label={volume} defaultValue={100} />
      <Slider label={price} description={hint} defaultValue={[250, 1000] as const} showEnds {...range} />
      <Slider label={price} defaultValue={[500, 500] as const} {...range} />
      <Slider label={price} defaultValue={[250, 1000] as const} isDisabled showEnds {...range} />
      <Slider
        label={texts.long}
        description={<Bidi>{texts.contact}</Bidi>}
        defaultValue={[250, 1000] as const}
        {...range}
      />
    </FieldStates>
  );
}

/** One thumb in the middle and at both ends, a range, an empty range, disabled, with long texts. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (_args, { globals }) => <Sheets globals={globals} />,
};
