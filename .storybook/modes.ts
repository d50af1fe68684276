/** The languages and themes of the visual tests. */
const combinations = [
  { locale: 'ar', theme: 'light' },
  { locale: 'ar', theme: 'dark' },
  { locale: 'en', theme: 'light' },
  { locale: 'en', theme: 'dark' },
] as const;

/** A mode of a visual test, as Chromatic names it: the Storybook globals and the viewport width. */
export interface Mode {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark';
  viewport: number;
}

/** The eight modes by name, such as `ar-dark-360`, for `npm run test:visual` and Chromatic. 360 px is the narrowest width. */
export const modes: Record<string, Mode> = Object.fromEntries(
  combinations.flatMap(({ locale, theme }) =>
    [1280, 360].map((viewport) => [`${locale}-${theme}-${viewport}`, { locale, theme, viewport }]),
  ),
);
