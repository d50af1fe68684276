import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { pick } from '../../stories/text.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
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

/** Down the page and a little back: on a narrow screen it comes with the move upwards alone. */
async function readThenTurnBack() {
  for (const top of [400, 200]) {
    window.scrollTo(0, top);
    await waitFor(() => expect(window.scrollY).toBe(top));
    // The browser tells of a scroll with its next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

export const LeavesANarrowScreenToWhoReadsOn: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await readThenTurnBack();
    await canvas.findByRole('button');
    window.scrollTo(0, 400);
    if (window.innerWidth >= breakpoints.wide) await expect(canvas.getByRole('button')).toBeVisible();
    else await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Whether the reader wants things to hold still, decided here and not by the machine of the test. */
const prefersStillness = (matches: boolean) =>
  spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

export const ComesDownThePageAndTakesTheFocusUp: Story = {
  ...Playground,
  play: async ({ canvas, globals, userEvent }) => {
    const media = prefersStillness(true);
    await readThenTurnBack();
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
    await readThenTurnBack();
    const button = await canvas.findByRole('button');
    const scroll = spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(button);
    await expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scroll.mockRestore();
    media.mockRestore();
  },
};
