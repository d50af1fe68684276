import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { DatePicker } from '../../forms/DatePicker/DatePicker.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { OverlayDemo } from '../../overlays/OverlayDemo.fixtures.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { dark } from '../../theme/dark.ts';
import { light } from '../../theme/light.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Surface } from './Surface.tsx';

const meta = {
  title: 'Layout/Surface/Spec',
  component: Surface,
  tags: ['!autodocs', 'spec'],
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

/** `#161F31` as browsers report it. */
const toRgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

interface ExpectedTheme {
  name: string;
  colors: typeof light;
}

async function expectVariables(element: Element, { name, colors }: ExpectedTheme) {
  const style = getComputedStyle(element);
  await expect(style.colorScheme).toBe(name);
  await expect(style.getPropertyValue('--kh-color-surface').toUpperCase()).toBe(colors.surface);
  await expect(style.getPropertyValue('--kh-color-pattern-background').toUpperCase()).toBe(colors.patternBackground);
}

async function expectTheme(element: Element, theme: ExpectedTheme) {
  await expectVariables(element, theme);
  await expect(getComputedStyle(element).color).toBe(toRgb(theme.colors.text));
}
const themes = { light: { name: 'light', colors: light }, dark: { name: 'dark', colors: dark } };

export const AThemeInsideAnotherHasItsOwnColors: Story = {
  render: () => (
    <Surface data-theme="dark" data-testid="outer" background="canvas" padding="s6">
      <Text>فانوس</Text>
      <Surface data-theme="light" data-testid="inner" background="canvas" padding="s6">
        <Text>خيّامية</Text>
      </Surface>
    </Surface>
  ),
  play: async ({ canvas }) => {
    const [outer, inner] = [canvas.getByTestId('outer'), canvas.getByTestId('inner')];
    await expectTheme(outer, themes.dark);
    await expectTheme(inner, themes.light);
    await expectTheme(canvas.getByText('فانوس'), themes.dark);
    await expectTheme(canvas.getByText('خيّامية'), themes.light);
    await expect(getComputedStyle(outer).backgroundColor).toBe(toRgb(dark.canvas));
    await expect(getComputedStyle(inner).backgroundColor).toBe(toRgb(light.canvas));
  },
};

/** The element with the theme around an overlay. */
const getScope = (element: HTMLElement) => {
  const scope = element.closest('body [data-theme]');
  if (!scope) throw new Error('the overlay has no theme of its own');
  return scope;
};

const overlays = (
  <Stack align="start">
    <OverlayDemo label="حوار">
      {(state) => (
        <Dialog {...state} title="حوار مفتوح">
          نص
        </Dialog>
      )}
    </OverlayDemo>
    <Popover trigger={<Button>نافذة</Button>} label="نافذة مفتوحة">
      نص
    </Popover>
    <Menu items={[{ id: 'edit', label: 'تعديل' }]}>
      <Button>قائمة</Button>
    </Menu>
    <Tooltip text="تلميح">
      <Button>زر</Button>
    </Tooltip>
    <DatePicker label="اليوم" defaultValue="2026-10-05" />
  </Stack>
);

/** Overlays are rendered at the end of `body`, outside of the section that opened them. */
const createOverlayStory = (theme: 'light' | 'dark'): Story => ({
  render: () => (
    <Surface data-theme={theme} background="canvas" padding="s6">
      {overlays}
    </Surface>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حوار' }));
    await expectTheme(getScope(await screen.findByRole('dialog', { name: 'حوار مفتوح' })), themes[theme]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'نافذة' }));
    await expectTheme(getScope(await screen.findByRole('dialog', { name: 'نافذة مفتوحة' })), themes[theme]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'قائمة' }));
    await expectTheme(getScope(await screen.findByRole('menu')), themes[theme]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await userEvent.click(canvas.getByRole('group').querySelector('button')!);
    await expectTheme(getScope(await screen.findByRole('grid')), themes[theme]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());

    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'زر' }));
    // A tooltip has the colours of its theme the other way round.
    await expectVariables(getScope(await screen.findByRole('tooltip')), themes[theme]);
    await userEvent.unhover(canvas.getByRole('button', { name: 'زر' }));
  },
});
export const OverlaysOfALightSectionAreLight: Story = createOverlayStory('light');
export const OverlaysOfADarkSectionAreDark: Story = createOverlayStory('dark');
