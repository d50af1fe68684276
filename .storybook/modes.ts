/** What a sheet is looked at in: both languages by day and by night, on a desk and on the narrowest phone we promise. */
const combinations = [
  { locale: 'ar', theme: 'light' },
  { locale: 'ar', theme: 'dark' },
  { locale: 'en', theme: 'light' },
  { locale: 'en', theme: 'dark' },
] as const;

/** One way of looking at a story, in Chromatic's words: globals by their names, and the width of the window. */
export interface Mode {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark';
  viewport: number;
}

/** The eight modes by name, such as `ar-dark-360`: for `npm run test:visual` and for Chromatic alike. */
export const modes: Record<string, Mode> = Object.fromEntries(
  combinations.flatMap(({ locale, theme }) =>
    [1280, 360].map((viewport) => [`${locale}-${theme}-${viewport}`, { locale, theme, viewport }]),
  ),
);
