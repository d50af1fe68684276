import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { localize } from '../../stories/localize.ts';
import stories, { Playground } from './ScrollToTop.stories.tsx';

const translations = { ar: 'العودة إلى أعلى الصفحة', en: 'Back to top' };
const meta = {
  ...stories,
  title: 'Actions/ScrollToTop/Spec',
  tags: ['!autodocs', 'spec'],
} satisfies Meta<typeof stories.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsHiddenAtTheTop: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

export const IsVisibleAfterOnePixel: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    window.scrollTo(0, 1);
    const button = await canvas.findByRole('button');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // It stays visible further down.
    window.scrollTo(0, 400);
    await waitFor(() => expect(window.scrollY).toBe(400));
    await waitFor(() => expect(button).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** Mocks the user's motion preference, so that the test does not depend on the machine. */
const mockReducedMotion = (matches: boolean) =>
  spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

export const ScrollsUpAndMovesTheFocus: Story = {
  ...Playground,
  play: async ({ canvas, globals, userEvent }) => {
    const media = mockReducedMotion(true);
    window.scrollTo(0, 400);
    await userEvent.click(await canvas.findByRole('button', { name: localize(globals, translations) }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    media.mockRestore();
  },
};

export const ScrollsSmoothlyUnlessMotionIsReduced: Story = {
  ...Playground,
  play: async ({ canvas, userEvent }) => {
    const media = mockReducedMotion(false);
    window.scrollTo(0, 400);
    const button = await canvas.findByRole('button');
    const scroll = spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await userEvent.click(button);
    await expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scroll.mockRestore();
    media.mockRestore();
  },
};
