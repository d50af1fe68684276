import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { darkColors } from '../packages/ui/src/theme/dark.ts';
import { lightColors } from '../packages/ui/src/theme/light.ts';
import { createBrandImage } from './brandImage.ts';

const fontFamily = '"IBM Plex Sans Arabic", "Segoe UI", Tahoma, sans-serif';

const createStorybookTheme = (base: 'light' | 'dark', color: typeof lightColors): ThemeVars =>
  create({
    base,
    brandTitle: 'خيّامية · Khayamiya',
    brandImage: createBrandImage(color.text, lightColors.primary, lightColors.accent),
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: fontFamily,
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.sunken,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.borderSubtle,
    appBorderRadius: 12,
    textColor: color.text,
    textInverseColor: color.onPrimary,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.primary,
    barSelectedColor: color.primary,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 8,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    buttonBg: color.surface,
    buttonBorder: color.borderSubtle,
  });

/** Themes for Storybook's own interface, with the colours and the font of Khayamiya. */
export const themes = {
  light: createStorybookTheme('light', lightColors),
  dark: createStorybookTheme('dark', darkColors),
};
