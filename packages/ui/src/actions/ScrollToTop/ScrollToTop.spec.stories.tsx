import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import stories, { Playground } from './ScrollToTop.stories.tsx';

const words = { ar: 'العودة إلى أعلى الصفحة', en: 'Back to top' };
const meta = {
  ...stories,
  title: 'Actions/ScrollToTop/Spec',
  tags: ['!autodocs', 'spec'],
} satisfies Meta<typeof stories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AbsentAtTheTop: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const ShownFromTheFirstPixel: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    window.scrollTo(0, 1);
    const button = await canvas.findByRole('button');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // And while one reads on.
    window.scrollTo(0, 400);
    await waitFor(() => expect(window.scrollY).toBe(400));
    await waitFor(() => expect(button).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Whether the reader wants things to hold still, decided here and not by the machine of the test. */
const prefersStillness = (matches: boolean) =>
  spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

export const ComesDownThePageAndTakesTheFocusUp: Story = {
  ...Playground,
  play: async ({ canvas, globals, userEvent }) => {
    const media = prefersStillness(true);
    window.scrollTo(0, 400);
    await userEvent.click(await canvas.findByRole('button', { name: pick(globals, words) }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    media.mockRestore();
  },
};

export const MovesSmoothlyWhereMotionIsWelcome: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    const media = prefersStillness(false);
    window.scrollTo(0, 400);
    const button = await canvas.findByRole('button');
    const scroll = spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(button);
    await expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scroll.mockRestore();
    media.mockRestore();
  },
};
