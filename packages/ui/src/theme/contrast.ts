import type { lightColors } from './light.ts';

/** The name of a colour token. */
export type ColorName = keyof typeof lightColors;

/** WCAG 2 relative luminance of `#rrggbb`. */
function getLuminance(hex: string): number {
  const getChannel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * getChannel(1) + 0.7152 * getChannel(3) + 0.0722 * getChannel(5);
}

/** Returns the WCAG 2 contrast ratio of two colours, from 1 to 21. */
export function getContrastRatio(a: string, b: string): number {
  const [low, high] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
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
