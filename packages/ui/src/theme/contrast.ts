import Color from 'colorjs.io';
import type { light } from './light.ts';

/** The name of a colour token. */
export type ColorName = keyof typeof light;

/** Returns the WCAG 2 contrast ratio of two opaque CSS colours, from 1 to 21. Throws if one is no colour, or lets another shine through. */
export function getContrastRatio(a: string, b: string): number {
  return readOpaqueColor(a).contrastWCAG21(readOpaqueColor(b));
}

function readOpaqueColor(text: string): Color {
  const color = Color.try(text);
  if (!color) throw new TypeError(`${text} is no colour that can be computed.`);
  if (color.alpha !== null && color.alpha < 1)
    throw new TypeError(`${text} is not opaque, so its contrast depends on what is behind it.`);
  return color;
}

/** The neutral background colours. */
export const backgroundColors: ColorName[] = ['canvas', 'surface', 'sunken', 'raised'];

/** The allowed combinations: a foreground, its backgrounds, and the minimum ratio that WCAG requires. */
export const contrastPairs: readonly { foreground: ColorName; backgrounds: readonly ColorName[]; minRatio: number }[] =
  [
    {
      foreground: 'text',
      backgrounds: [...backgroundColors, 'successBg', 'dangerBg', 'warningBg', 'infoBg'],
      minRatio: 4.5,
    },
    { foreground: 'textMuted', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'link', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'accentText', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'success', backgrounds: [...backgroundColors, 'successBg'], minRatio: 4.5 },
    { foreground: 'danger', backgrounds: [...backgroundColors, 'dangerBg'], minRatio: 4.5 },
    { foreground: 'warning', backgrounds: [...backgroundColors, 'warningBg'], minRatio: 4.5 },
    { foreground: 'info', backgrounds: [...backgroundColors, 'infoBg'], minRatio: 4.5 },
    { foreground: 'reactLove', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'reactLike', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'reactAngry', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'reactCare', backgrounds: backgroundColors, minRatio: 4.5 },
    { foreground: 'borderStrong', backgrounds: backgroundColors, minRatio: 3 },
    { foreground: 'focus', backgrounds: backgroundColors, minRatio: 3 },
    { foreground: 'primary', backgrounds: [...backgroundColors, 'primarySubtle'], minRatio: 3 },
    { foreground: 'onPrimary', backgrounds: ['primary', 'primaryHover', 'primaryPressed'], minRatio: 4.5 },
    { foreground: 'onPrimarySubtle', backgrounds: ['primarySubtle'], minRatio: 4.5 },
    { foreground: 'onAccent', backgrounds: ['accent', 'accentHover'], minRatio: 4.5 },
    { foreground: 'onDanger', backgrounds: ['danger', 'dangerHover'], minRatio: 4.5 },
  ];
