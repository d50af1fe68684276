import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { underHeader } from '../../stories/underHeader.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Layout/FilterBar/Spec',
  component: FilterBar,
  tags: ['!autodocs', 'spec'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [underHeader],
  args: { search: 'بحث', filters: null },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (canvas: HTMLElement) => canvas.querySelector('[data-filters]')?.parentElement?.parentElement;
const block = (share: number) => <div data-filters style={{ blockSize: window.innerHeight * share }} />;

/** A few rows of filters stay under the header. */
export const AShortBarStays: Story = {
  args: { filters: block(0.1) },
  play: async ({ canvasElement }) => {
    const bar = barOf(canvasElement);
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--head-bar')).not.toBe('0px'),
    );
    await expect(bar && getComputedStyle(bar).position).toBe('sticky');
  },
};

/** Very many filters scroll away: in view all the time they would cover the list. */
export const ATallBarScrollsAway: Story = {
  args: { filters: block(0.8) },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const bar = barOf(canvasElement);
      return expect(bar && getComputedStyle(bar).position).toBe('static');
    });
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--head-bar')).toBe('0px');
  },
};
