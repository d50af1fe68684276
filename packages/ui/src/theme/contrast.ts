import type { light } from './light.ts';

/** The name of a colour. */
export type Color = keyof typeof light;

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** What everything may stand on. */
export const grounds: Color[] = ['canvas', 'surface', 'sunken', 'raised'];

/** Every pairing the system allows: a foreground, the grounds it stands on, and the least ratio WCAG asks for. */
export const pairs: readonly { fore: Color; backs: readonly Color[]; least: number }[] = [
  { fore: 'text', backs: [...grounds, 'successBg', 'dangerBg', 'warningBg', 'infoBg'], least: 4.5 },
  { fore: 'textMuted', backs: grounds, least: 4.5 },
  { fore: 'link', backs: grounds, least: 4.5 },
  { fore: 'accentText', backs: grounds, least: 4.5 },
  { fore: 'success', backs: [...grounds, 'successBg'], least: 4.5 },
  { fore: 'danger', backs: [...grounds, 'dangerBg'], least: 4.5 },
  { fore: 'warning', backs: [...grounds, 'warningBg'], least: 4.5 },
  { fore: 'info', backs: [...grounds, 'infoBg'], least: 4.5 },
  { fore: 'reactLove', backs: grounds, least: 4.5 },
  { fore: 'reactLike', backs: grounds, least: 4.5 },
  { fore: 'reactAngry', backs: grounds, least: 4.5 },
  { fore: 'reactCare', backs: grounds, least: 4.5 },
  { fore: 'borderStrong', backs: grounds, least: 3 },
  { fore: 'focus', backs: grounds, least: 3 },
  { fore: 'primary', backs: [...grounds, 'primarySubtle'], least: 3 },
  { fore: 'onPrimary', backs: ['primary', 'primaryHover', 'primaryPressed'], least: 4.5 },
  { fore: 'onPrimarySubtle', backs: ['primarySubtle'], least: 4.5 },
  { fore: 'onAccent', backs: ['accent', 'accentHover'], least: 4.5 },
  { fore: 'onDanger', backs: ['danger', 'dangerHover'], least: 4.5 },
];
