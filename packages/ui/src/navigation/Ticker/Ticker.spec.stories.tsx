import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { Ticker } from './Ticker.tsx';

const meta = {
  title: 'Navigation/Ticker/Spec',
  component: Ticker,
  tags: ['!autodocs', 'spec'],
  args: navLabels.ar.ticker,
  render: (args, { globals }) => <Ticker {...args} {...localize(globals, navLabels).ticker} />,
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
/** Returns the x position of the first announcement. */
const getItemPosition = (region: HTMLElement) =>
  within(region).getAllByRole('listitem')[0]?.getBoundingClientRect().x ?? 0;

export const MovesInReadingDirection: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('region', { name: localize(globals, navLabels).ticker.label });
    // A web font that loads meanwhile would also move the text.
    await document.fonts.ready;
    const before = getItemPosition(region);
    await wait(300);
    const moved = getItemPosition(region) - before;
    // In Arabic to the right, in English to the left.
    await expect(moved * localize(globals, { ar: 1, en: -1 })).toBeGreaterThan(2);
  },
};

export const ThePauseButtonStopsIt: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { ticker } = localize(globals, navLabels);
    const region = canvas.getByRole('region', { name: ticker.label });
    await userEvent.tab();
    const pause = canvas.getByRole('button', { name: ticker.pauseLabel });
    await expect(pause).toHaveFocus();
    const { width, height } = pause.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: ticker.playLabel })).toHaveFocus();
    // Wait a frame until the animation is paused.
    await wait(50);
    const before = getItemPosition(region);
    await wait(200);
    await expect(getItemPosition(region)).toBe(before);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(getItemPosition(region)).not.toBe(before));
  },
};

export const PausesWhileItsButtonHasTheFocus: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const { ticker } = localize(globals, navLabels);
    const region = canvas.getByRole('region', { name: ticker.label });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: ticker.pauseLabel })).toHaveFocus();
    await wait(50);
    const before = getItemPosition(region);
    await wait(200);
    await expect(getItemPosition(region)).toBe(before);
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(getItemPosition(region)).not.toBe(before));
  },
};

export const AFocusedLinkStopsItAndIsVisible: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const region = canvas.getByRole('region', { name: localize(globals, navLabels).ticker.label });
    await wait(300);
    await userEvent.tab();
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      const before = link.getBoundingClientRect();
      await wait(150);
      await expect(link.getBoundingClientRect().x).toBe(before.x);
      const strip = region.getBoundingClientRect();
      await expect(before.x).toBeGreaterThanOrEqual(strip.x - 1);
      await expect(before.x).toBeLessThan(strip.right);
    }
  },
};

export const TheCopyForTheLoopIsHiddenFromScreenReaders: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { items } = localize(globals, navLabels).ticker;
    await expect(canvas.getAllByRole('listitem')).toHaveLength(items.length);
    const copy = canvasElement.querySelector('[aria-hidden="true"][inert]');
    await expect(copy?.querySelectorAll('li')).toHaveLength(items.length);
  },
};

export const StaticModeShowsOneItemAtATime: Story = {
  args: { isStatic: true },
  play: async ({ canvas, globals, userEvent }) => {
    const { ticker } = localize(globals, navLabels);
    const region = canvas.getByRole('region', { name: ticker.label });
    const getVisibleIndex = () => {
      const strip = region.getBoundingClientRect();
      return within(region)
        .getAllByRole('listitem')
        .findIndex((item) => {
          const { x, width } = item.getBoundingClientRect();
          return x + width / 2 > strip.x && x + width / 2 < strip.right;
        });
    };
    await expect(canvas.queryByRole('button', { name: ticker.pauseLabel })).toBeNull();
    const before = getItemPosition(region);
    await wait(150);
    await expect(getItemPosition(region)).toBe(before);
    await expect(getVisibleIndex()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: ticker.nextLabel }));
    await waitFor(() => expect(getVisibleIndex()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: ticker.previousLabel }));
    await waitFor(() => expect(getVisibleIndex()).toBe(0));
    await userEvent.click(canvas.getByRole('button', { name: ticker.previousLabel }));
    await waitFor(() => expect(getVisibleIndex()).toBe(2));
  },
};
