import { describe, expect, test } from 'vitest';
import { getContrastRatio, contrastPairs } from './contrast.ts';
import { darkColors } from './dark.ts';
import { lightColors } from './light.ts';
import { darkHighContrast, lightHighContrast } from './highContrast.ts';

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_name, theme) => {
  const cases = contrastPairs.flatMap(({ foreground, backgrounds, minRatio }) =>
    backgrounds.map((background) => [foreground, background, minRatio] as const),
  );
  test.each(cases)('%s on %s reaches %d:1', (foreground, background, minRatio) => {
    expect(getContrastRatio(theme[foreground], theme[background])).toBeGreaterThanOrEqual(minRatio);
  });
});

describe.each([
  ['light', { ...lightColors, ...lightHighContrast }],
  ['dark', { ...darkColors, ...darkHighContrast }],
])('%s theme with `prefers-contrast: more`', (_name, theme) => {
  const cases = contrastPairs.flatMap(({ foreground, backgrounds, minRatio }) =>
    backgrounds.map((background) => [foreground, background, foreground.startsWith('text') ? 7 : minRatio] as const),
  );
  test.each(cases)('%s on %s reaches %d:1', (foreground, background, minRatio) => {
    expect(getContrastRatio(theme[foreground], theme[background])).toBeGreaterThanOrEqual(minRatio);
  });

  test('subtle borders reach 3:1, and strong borders have the text colour', () => {
    expect(getContrastRatio(theme.borderSubtle, theme.surface)).toBeGreaterThanOrEqual(3);
    expect(theme.borderStrong).toBe(theme.text);
  });
});

test('computes the WCAG contrast ratio: 21 for black on white, 1 for equal colours', () => {
  expect(getContrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(getContrastRatio('#1B4F9C', '#1B4F9C')).toBe(1);
});
