import { expect, test } from 'vitest';
import { darkColors } from '../../theme/dark.ts';
import { defineTheme } from '../../theme/defineTheme.ts';
import { lightColors } from '../../theme/light.ts';
import { getOverrides, writeThemeCode } from './themeOverrides.ts';

test('the colours of Khayamiya need no override', () => {
  expect(getOverrides({ light: lightColors, dark: darkColors })).toEqual({ light: {}, dark: {} });
});

test('a colour that only changed in the light theme keeps its value in the dark theme', () => {
  const themes = { light: { ...lightColors, primary: '#006644' }, dark: darkColors };
  const overrides = getOverrides(themes);
  expect(overrides).toEqual({ light: { primary: '#006644' }, dark: { primary: darkColors.primary.toLowerCase() } });
  const [, darkRule = ''] = defineTheme(overrides).split('[data-theme="dark"]');
  expect(darkRule).toContain(`--kh-color-primary: ${darkColors.primary.toLowerCase()};`);
  expect(writeThemeCode(themes)).toContain("light: {\n    primary: '#006644',\n  },");
});
