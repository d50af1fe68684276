import type { ColorName } from '../../theme/contrast.ts';
import { vars } from '../../theme/contract.css.ts';
import { dark } from '../../theme/dark.ts';
import { darkHighContrast, lightHighContrast } from '../../theme/highContrast.ts';
import { light } from '../../theme/light.ts';

/** The colours of both themes. */
export interface Themes {
  light: Record<ColorName, string>;
  dark: Record<ColorName, string>;
}

/** The colours that change with `prefers-contrast: more`. */
const highContrastNames = new Set(Object.keys({ ...lightHighContrast, ...darkHighContrast }));

/** The name of the CSS variable of a colour: `--kh-color-primary`. */
export const getVariableName = (name: ColorName) => vars.color[name].slice('var('.length, -1);

const declare = (colors: Record<ColorName, string>, names: readonly ColorName[], indent: string) =>
  names.map((name) => `${indent}  ${getVariableName(name)}: ${colors[name].toLowerCase()};`).join('\n');

function writeRules(themes: Themes, names: readonly ColorName[], indent = ''): string {
  return [
    `${indent}:root {\n${declare(themes.light, names, indent)}\n${indent}}`,
    `${indent}:root[data-theme='dark'] {\n${declare(themes.dark, names, indent)}\n${indent}}`,
    `${indent}@media (prefers-color-scheme: dark) {\n${indent}  :root:not([data-theme]) {\n${declare(themes.dark, names, `${indent}  `)}\n${indent}  }\n${indent}}`,
  ].join('\n');
}

/**
 * Writes the stylesheet that changes the colours of an app: those that differ from Khayamiya, in both themes. Rules outside of
 * layers win against those of Khayamiya, so a colour that only differs in one theme is written for the other one too. Colours
 * that change with more contrast keep doing so.
 */
export function writeThemeCss(themes: Themes): string {
  const changed = (Object.keys(light) as ColorName[]).filter(
    (name) => themes.light[name] !== light[name] || themes.dark[name] !== dark[name],
  );
  const always = changed.filter((name) => !highContrastNames.has(name));
  const withoutMoreContrast = changed.filter((name) => highContrastNames.has(name));
  return [
    ...(always.length > 0 ? [writeRules(themes, always)] : []),
    ...(withoutMoreContrast.length > 0
      ? [`@media not (prefers-contrast: more) {\n${writeRules(themes, withoutMoreContrast, '  ')}\n}`]
      : []),
  ].join('\n');
}
