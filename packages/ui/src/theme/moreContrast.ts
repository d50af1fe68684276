import type { Color } from './contrast.ts';

/**
 * What changes by day for those whose system asks for more contrast: quiet words take the colour of the text, hairlines become
 * lines, and edges are as strong as letters. Ratios are checked in contrast.test.ts.
 */
export const moreLight = {
  textMuted: '#1A2433',
  textDisabled: '#545F6E',
  borderSubtle: '#857862',
  borderStrong: '#1A2433',
} satisfies Partial<Record<Color, string>>;

/** And by night, where most reach it already. */
export const moreDark = {
  textMuted: '#F5EFE3',
  textDisabled: '#B7C0CF',
  borderSubtle: '#7D8BA8',
  borderStrong: '#F5EFE3',
} satisfies Partial<Record<Color, string>>;
