import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { dark } from '../packages/ui/src/theme/dark.ts';
import { light } from '../packages/ui/src/theme/light.ts';
import { brand } from './brand.ts';

const face = '"IBM Plex Sans Arabic", "Segoe UI", Tahoma, sans-serif';

const createTheme = (base: 'light' | 'dark', color: typeof light): ThemeVars =>
  create({
    base,
    brandTitle: 'خيّامية · Khayamiya',
    brandImage: brand(color.text, light.primary, light.accent),
    brandUrl: '?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: face,
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

/** The themes of the Storybook UI, with the colours and font of Khayamiya. */
export const themes = { light: createTheme('light', light), dark: createTheme('dark', dark) };
