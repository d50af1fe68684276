import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { Text } from '../Text/Text.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const textsByLanguage = { ar: 'قائمة الملخصات', en: 'List of summaries' };

const meta = {
  title: 'Layout/ScrollRegion/Spec',
  tags: ['!autodocs', 'spec'],
  render: (_args, { globals }) => (
    <ScrollRegion label={localize(globals, textsByLanguage)} maxHeight="xsmall">
      <div style={{ inlineSize: '3000px', blockSize: '1000px' }}>
        <Text>{localize(globals, textsByLanguage)}</Text>
      </div>
    </ScrollRegion>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const HasANameAndIsFocusable: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const region = canvas.getByRole('region', { name: localize(globals, textsByLanguage) });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.clientHeight).toBeLessThanOrEqual(320);
    await expect(region.scrollHeight).toBe(1000);
  },
};

export const MarksTheSidesWithMoreContent: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'inline-end block-end'));
    // The shadow exists, adds no scroll height and takes no clicks.
    await expect(region.scrollHeight).toBe(1000);
    await expect(getComputedStyle(region, '::after').pointerEvents).toBe('none');
    const sign = localize(globals, { ar: -1, en: 1 });
    region.scrollLeft = 100 * sign;
    await expect(region.scrollLeft).toBe(100 * sign);
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'inline-start inline-end block-end'));
    region.scrollLeft = 5000 * sign;
    await expect(getComputedStyle(region, '::after').content).not.toBe('none');
    region.scrollTop = 5000;
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'inline-start'));
    await expect(getComputedStyle(region, '::after').content).toBe('none');
  },
};

export const GrowsFromItsMinimumHeight: Story = {
  render: (_args, { globals }) => (
    <ScrollRegion label={localize(globals, textsByLanguage)} maxHeight="xsmall">
      <Text>{localize(globals, textsByLanguage)}</Text>
    </ScrollRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').offsetHeight).toBe(100);
  },
};
