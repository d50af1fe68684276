import type { ColorName } from './contrast.ts';

/**
 * Changes to the light theme with `prefers-contrast: more`: muted text takes the text colour, and borders get darker.
 * contrast.test.ts checks the ratios.
 */
export const lightHighContrast = {
  textMuted: '#1A2433',
  textDisabled: '#545F6E',
  borderSubtle: '#857862',
  borderStrong: '#1A2433',
} satisfies Partial<Record<ColorName, string>>;

/** Changes to the dark theme, where most colours have enough contrast already. */
export const darkHighContrast = {
  textMuted: '#F5EFE3',
  textDisabled: '#B7C0CF',
  borderSubtle: '#7D8BA8',
  borderStrong: '#F5EFE3',
} satisfies Partial<Record<ColorName, string>>;
