import Color from 'colorjs.io';
import { breakpoints } from '../src/theme/breakpoints.ts';
import type { ColorName } from '../src/theme/contrast.ts';
import { dark, darkElevation } from '../src/theme/dark.ts';
import { fonts, radii } from '../src/theme/fontsAndRadii.ts';
import { darkHighContrast, lightHighContrast } from '../src/theme/highContrast.ts';
import { light, lightElevation } from '../src/theme/light.ts';
import { motion, spaces, staticTokens } from '../src/theme/staticTokens.ts';

/** A token of the format of the Design Tokens Community Group, version 2025.10. */
interface Token {
  $value: unknown;
  $description?: string;
}
type TokenGroup = { $type?: string; $description?: string } & { [name: string]: TokenGroup | Token | string };

const mapTokens = (tokens: Record<string, string>, toValue: (value: string) => unknown): Record<string, Token> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, { $value: toValue(value) }]));

function toColorValue(css: string) {
  const { coords, alpha } = new Color(css).to('srgb');
  const components = coords.map((coord) => Math.round((coord ?? 0) * 10_000) / 10_000);
  const hex = coords.map((coord) =>
    Math.round((coord ?? 0) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return { colorSpace: 'srgb', components, alpha: alpha ?? 1, hex: `#${hex.join('')}` };
}

/** `2px`, `1.5px`, `0`. The format knows no other units than px and rem. */
function toDimension(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is no dimension in px or rem`);
  return { value: Number(value), unit };
}

function toDuration(css: string) {
  const [, value] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is no duration in ms`);
  return { value: Number(value), unit: 'ms' };
}

function toCubicBezier(css: string) {
  const [, list] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  if (list === undefined) throw new Error(`${css} is no cubic-bezier()`);
  return list.split(',').map(Number);
}

const toFontFamily = (css: string) => css.split(',').map((family) => family.trim().replaceAll("'", ''));

/** `0 1px 2px rgb(42 30 8 / .06), …`: two to four lengths and a colour each. */
function toShadow(css: string) {
  if (css === 'none') return noShadow;
  return css.split(/,(?![^(]*\))/).map((part) => {
    const [, lengths = '', color = ''] =
      /^([^a-z#]*(?:px|\d)(?:\s+-?[\d.]+(?:px)?)*)\s+(\D.*)$/.exec(part.trim()) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(/\s+/);
    return {
      color: toColorValue(color),
      offsetX: toDimension(offsetX),
      offsetY: toDimension(offsetY),
      blur: toDimension(blur),
      spread: toDimension(spread),
    };
  });
}
const zero = { value: 0, unit: 'px' };
const noShadow = { color: toColorValue('rgb(0 0 0 / 0)'), offsetX: zero, offsetY: zero, blur: zero, spread: zero };

const colors = (theme: Partial<Record<ColorName, string>>, description: string): TokenGroup => ({
  $type: 'color',
  $description: description,
  ...mapTokens(theme, toColorValue),
});

/**
 * Returns the tokens in the format of the Design Tokens Community Group, for design tools. Not in it: font sizes and widths that
 * depend on the window or the text, for which the format has no values.
 */
export function createDesignTokens(): TokenGroup {
  const { control, controlLarge, container, header, drawer, sideMenu } = staticTokens.size;
  return {
    $description: 'The tokens of Khayamiya. packages/ui/scripts/designTokens.ts writes them.',
    color: {
      light: colors(light, 'The light theme.'),
      dark: colors(dark, 'The dark theme.'),
      lightHighContrast: colors(lightHighContrast, 'What changes in the light theme with prefers-contrast: more.'),
      darkHighContrast: colors(darkHighContrast, 'What changes in the dark theme with prefers-contrast: more.'),
    },
    elevation: {
      $type: 'shadow',
      light: mapTokens(lightElevation, toShadow),
      dark: mapTokens(darkElevation, toShadow),
    },
    font: { $type: 'fontFamily', ...mapTokens(fonts, toFontFamily) },
    radius: { $type: 'dimension', ...mapTokens(radii, toDimension) },
    space: { $type: 'dimension', ...mapTokens(spaces, toDimension) },
    size: {
      $type: 'dimension',
      ...mapTokens({ control, controlLarge, container, header, drawer, sideMenu }, toDimension),
    },
    border: { $type: 'dimension', ...mapTokens(staticTokens.border, toDimension) },
    breakpoint: {
      $type: 'dimension',
      ...Object.fromEntries(
        Object.entries(breakpoints).map(([name, value]) => [name, { $value: { value, unit: 'px' } }]),
      ),
    },
    motion: {
      duration: { $type: 'duration', ...mapTokens(motion.duration, toDuration) },
      easing: { $type: 'cubicBezier', ...mapTokens(motion.easing, toCubicBezier) },
    },
  };
}
