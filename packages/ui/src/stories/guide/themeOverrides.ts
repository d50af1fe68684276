import type { ColorName } from '../../theme/contrast.ts';
import { darkColors } from '../../theme/dark.ts';
import { lightColors } from '../../theme/light.ts';

/** The colours of both themes. */
export interface Themes {
  light: Record<ColorName, string>;
  dark: Record<ColorName, string>;
}

type ColorOverrides = Partial<Record<ColorName, string>>;

/**
 * Returns the colours that differ from Khayamiya, for `defineTheme`. A colour that only differs in one theme is returned for both,
 * so that the copied code shows both values.
 */
export function getOverrides(themes: Themes): { light: ColorOverrides; dark: ColorOverrides } {
  const changed = (Object.keys(lightColors) as ColorName[]).filter(
    (name) => themes.light[name] !== lightColors[name] || themes.dark[name] !== darkColors[name],
  );
  const pick = (theme: keyof Themes): ColorOverrides =>
    Object.fromEntries(changed.map((name) => [name, themes[theme][name].toLowerCase()]));
  return { light: pick('light'), dark: pick('dark') };
}

/** Writes the call of `defineTheme` that gives an app these colours. */
export function writeThemeCode(themes: Themes): string {
  const overrides = getOverrides(themes);
  const write = (colors: ColorOverrides) =>
    Object.entries(colors)
      .map(([name, value]) => `    ${name}: '${value}',\n`)
      .join('');
  return `import { defineTheme } from '@fanous/ui/theme/defineTheme';

export const themeCss = defineTheme({
  light: {
${write(overrides.light)}  },
  dark: {
${write(overrides.dark)}  },
});`;
}
