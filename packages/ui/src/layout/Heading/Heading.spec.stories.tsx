import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
import { expectTwoWholeLines, getSmallestInkGap } from '../../stories/lineInk.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Layout/Heading/Spec',
  component: Heading,
  tags: ['!autodocs', 'spec'],
  args: { level: 1, children: texts.long },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsItsLevelWithASmallSize: Story = {
  args: { size: 'h3' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize).toBe('19px');
  },
};

export const ShowsNoFocusRing: Story = {
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

const sizes = ['display', 'h1', 'h2', 'h3', 'label'] as const;

export const LinesWithFullTashkeelDoNotTouch: Story = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {texts.long}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const heading of canvas.getAllByRole('heading')) await expect(getSmallestInkGap(heading)).toBeGreaterThan(0);
  },
};

export const TruncationCutsNoMarkAndShowsNoneOfTheNextLine: Story = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size} lineClamp={2}>
          {`${texts.long} ${texts.long}`}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const heading of canvas.getAllByRole('heading')) await expectTwoWholeLines(heading);
  },
};

export const OnlyFullTashkeelHasTallLines: Story = {
  args: { children: 'دورة مسجّلة في الفيزياء' },
  play: async ({ canvas }) => {
    const { fontSize, lineHeight } = getComputedStyle(canvas.getByRole('heading'));
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.5);
  },
};
