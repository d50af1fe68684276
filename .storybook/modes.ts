/** Both languages in both themes. */
const localeThemes = [
  { locale: 'ar', theme: 'light' },
  { locale: 'ar', theme: 'dark' },
  { locale: 'en', theme: 'light' },
  { locale: 'en', theme: 'dark' },
] as const;

/** A mode in Chromatic's format: globals by name, and the viewport width in pixels. */
export interface Mode {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark';
  viewport: number;
}

/** The eight modes by name, such as `ar-dark-360`, for `npm run test:visual` and Chromatic. 360 is the narrowest supported phone. */
export const modes: Record<string, Mode> = Object.fromEntries(
  localeThemes.flatMap(({ locale, theme }) =>
    [1280, 360].map((viewport) => [`${locale}-${theme}-${viewport}`, { locale, theme, viewport }]),
  ),
);
