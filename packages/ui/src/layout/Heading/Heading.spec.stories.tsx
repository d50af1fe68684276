import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { texts } from '../../stories/Texts.fixtures.ts';
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

/** Returns the top edges of the text lines. */
const getLineTops = (heading: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(heading);
  const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  return [...tops].toSorted((a, b) => a - b);
};

export const FullTashkeelHasLargerLineHeight: Story = {
  render: () => (
    <div style={{ inlineSize: '20rem' }}>
      {[texts.long, texts.long.replaceAll(/\p{Mn}/gu, '')].map((text) => (
        <Heading key={text} level={2}>
          {text}
        </Heading>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [marked, plain] = canvas.getAllByRole('heading').map((heading) => {
      const [first = 0, second = 0] = getLineTops(heading);
      return second - first;
    });
    await expect(plain).toBeGreaterThan(0);
    await expect(marked).toBeGreaterThan(1.15 * plain!);
  },
};
