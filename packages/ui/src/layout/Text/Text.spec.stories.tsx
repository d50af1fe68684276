import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { expectTwoWholeLines } from '../../stories/lineInk.ts';
import { localize } from '../../stories/localize.ts';
import { Text } from './Text.tsx';

const meta = { title: 'Layout/Text/Spec', component: Text, tags: ['!autodocs', 'spec'] } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['lead', 'body', 'label', 'small', 'caption', 'price'] as const;

export const HasNoLetterSpacing: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {texts.long}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText(texts.long)) {
      await expect(getComputedStyle(text).letterSpacing).toBe('normal');
      await expect(getComputedStyle(text).fontStyle).toBe('normal');
    }
  },
};

export const TextOfTheOtherDirectionStartsAtTheFarEdge: Story = {
  render: (_args, { globals }) => (
    <div data-testid="column" style={{ display: 'flex', flexDirection: 'column', inlineSize: '60rem' }}>
      <Text measure dir={localize(globals, { ar: 'ltr', en: 'rtl' })}>
        {`${localize(globals, { ar: texts.latin, en: texts.long })}. `.repeat(6)}
      </Text>
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const column = canvas.getByTestId('column').getBoundingClientRect();
    const text = canvas.getByTestId('column').firstElementChild!.getBoundingClientRect();
    const far = localize(globals, { ar: 'left' as const, en: 'right' as const });
    await expect(Math.round(text[far])).toBe(Math.round(column[far]));
    await expect(text.width).toBeLessThan(column.width - 100);
  },
};

const clamped = `${texts.long} ${texts.long} ${texts.long} ${texts.long} ${texts.long} ${texts.long}`;

export const TruncationCutsNoMarkAndShowsNoneOfTheNextLine: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Text key={size} size={size} lineClamp={2}>
          {clamped}
        </Text>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const text of canvas.getAllByText(clamped)) await expectTwoWholeLines(text);
  },
};

export const OneLineEndsInAnEllipsis: Story = {
  args: { lineClamp: 1, children: clamped },
  play: async ({ canvas }) => {
    const text = canvas.getByText(clamped);
    await expect(getComputedStyle(text).textOverflow).toBe('ellipsis');
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

export const AVeryLongWordBreaks: Story = {
  args: { children: texts.unbroken },
  decorators: [
    (Story) => (
      <div dir="ltr" lang="en">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(texts.unbroken);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};
