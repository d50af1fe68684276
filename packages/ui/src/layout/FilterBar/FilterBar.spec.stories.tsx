import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withHeaderOffset } from '../../stories/withHeaderOffset.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Layout/FilterBar/Spec',
  component: FilterBar,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [withHeaderOffset],
  args: { search: 'بحث', filters: null },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBar = (canvas: HTMLElement) => canvas.querySelector('[data-filters]')?.parentElement?.parentElement;
const createFilters = (share: number) => <div data-filters style={{ blockSize: window.innerHeight * share }} />;

/** A few rows of filters stay under the header. */
export const AShortBarIsSticky: Story = {
  args: { filters: createFilters(0.1) },
  play: async ({ canvasElement }) => {
    const bar = findBar(canvasElement);
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--kh-sticky-bar-height')).not.toBe('0px'),
    );
    await expect(bar && getComputedStyle(bar).position).toBe('sticky');
  },
};

/** A bar with many filters scrolls away, because it would cover the list. */
export const ATallBarScrollsAway: Story = {
  args: { filters: createFilters(0.8) },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const bar = findBar(canvasElement);
      return expect(bar && getComputedStyle(bar).position).toBe('static');
    });
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--kh-sticky-bar-height')).toBe('0px');
  },
};
