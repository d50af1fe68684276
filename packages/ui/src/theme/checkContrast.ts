import { type ColorName, contrastPairs, getContrastRatio } from './contrast.ts';
import { dark } from './dark.ts';
import type { ThemeOverrides } from './defineTheme.ts';
import { light } from './light.ts';

/** Two colours of a theme that are used together and have too little contrast. */
export interface ContrastFailure {
  theme: 'light' | 'dark';
  foreground: ColorName;
  background: ColorName;
  /** The contrast ratio of the two, rounded down to two digits. */
  ratio: number;
  /** The ratio that WCAG 2 requires: 4.5 for text, 3 for signs and borders. */
  minRatio: number;
}

/**
 * Checks all pairs of colours that parts use together, in both themes. Returns those with too little contrast. Call it in a test or
 * in a build: it brings a library of colours, which a page does not need.
 */
export function checkContrast(overrides: Pick<ThemeOverrides, 'light' | 'dark'>): ContrastFailure[] {
  const themes = { light: { ...light, ...overrides.light }, dark: { ...dark, ...overrides.dark } };
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(({ foreground, backgrounds, minRatio }) =>
      backgrounds.flatMap((background) => {
        const ratio = getContrastRatio(themes[theme][foreground], themes[theme][background]);
        return ratio < minRatio
          ? [{ theme, foreground, background, ratio: Math.floor(ratio * 100) / 100, minRatio }]
          : [];
      }),
    ),
  );
}

/** Writes one line for each failure: `light: textMuted on canvas has 3.1:1 and needs 4.5:1`. */
export const formatContrastFailures = (failures: readonly ContrastFailure[]): string =>
  failures
    .map(
      ({ theme, foreground, background, ratio, minRatio }) =>
        `${theme}: ${foreground} on ${background} has ${ratio}:1 and needs ${minRatio}:1`,
    )
    .join('\n');
