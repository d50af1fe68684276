import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { BrandContext } from '../../media/Logo/brand.ts';
import { sampleBrand } from '../../media/Logo/Brand.fixtures.tsx';
import { Logo } from '../../media/Logo/Logo.tsx';
import { localize } from '../../stories/localize.ts';
import { navLabels } from '../Nav.fixtures.ts';
import { Splash } from './Splash.tsx';

const meta = {
  title: 'Navigation/Splash/Spec',
  component: Splash,
  tags: ['!autodocs', 'spec'],
  args: { logo: <Logo size="large" isDecorative />, skipLabel: '', onDone: fn() },
  render: (args, { globals }) => (
    <>
      <h1>{localize(globals, navLabels).tagline}</h1>
      <Splash {...args} skipLabel={localize(globals, navLabels).skipIntro} />
    </>
  ),
} satisfies Meta<typeof Splash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThePageBelowIsRendered: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: localize(globals, navLabels).tagline })).toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const TheSkipButtonEndsIt: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: localize(globals, navLabels).skipIntro }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};

/** Otherwise the focus would move under the overlay. */
export const TabEndsIt: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

/** On a slow machine only the rest of the 3.5 s is shown, counted from the start of the navigation. */
export const TheTimeStartsAtTheNavigation: Story = {
  render: (args, { globals }) => (
    <Splash {...args} skipLabel={localize(globals, navLabels).skipIntro} startedAt={performance.now() - 3400} />
  ),
  play: async ({ args, canvasElement }) => {
    const animations = canvasElement.getAnimations({ subtree: true });
    await expect(Math.max(...animations.map(({ currentTime }) => Number(currentTime)))).toBeGreaterThan(3300);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 900 });
  },
};

export const AnyKeySkips: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Shift}');
    await expect(args.onDone).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('x');
    await expect(args.onDone).toHaveBeenCalledTimes(2);
  },
};

export const AClickAnywhereSkips: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const overlay = canvasElement.querySelector('[aria-hidden="true"]');
    if (!overlay) throw new Error('the overlay is missing');
    await userEvent.click(overlay);
    await expect(args.onDone).toHaveBeenCalled();
  },
};

export const ItEndsByItself: Story = {
  play: async ({ args, canvasElement }) => {
    const splash = canvasElement.querySelector('button')?.parentElement?.parentElement;
    const fadeOut = canvasElement
      .getAnimations({ subtree: true })
      .find(({ effect }) => (effect as KeyframeEffect).target === splash);
    await expect(fadeOut?.effect?.getComputedTiming().endTime).toBe(3500);
    // The layers end earlier; only the end of the whole animation counts.
    for (const layer of canvasElement.querySelectorAll('span')) await fireEvent.animationEnd(layer);
    await expect(args.onDone).not.toHaveBeenCalled();
    fadeOut?.finish();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1));
  },
};

export const ShowsThePictureOfTheBrand: Story = {
  render: (args) => (
    <BrandContext value={sampleBrand}>
      <Splash {...args} skipLabel="تخطَّ" />
    </BrandContext>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toBeInTheDocument();
    // The layers of the star, which have a clip path, are gone.
    const clipPaths = [...canvasElement.querySelectorAll('span')].map((span) => getComputedStyle(span).clipPath);
    await expect(clipPaths.filter((clipPath) => clipPath !== 'none')).toEqual([]);
  },
};
