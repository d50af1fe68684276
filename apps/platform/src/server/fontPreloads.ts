import type { Language } from '@fanous/ui/intl/digits';

/** Fonts of the first view: digits, « » and punctuation are in the Latin file, course names are Arabic. */
const firstFonts: Record<Language, RegExp[]> = {
  ar: [
    /alexandria-arabic-wght-normal.*\.woff2$/,
    /ibm-plex-sans-arabic-arabic-400-normal.*\.woff2$/,
    /ibm-plex-sans-arabic-latin-400-normal.*\.woff2$/,
    /ibm-plex-sans-arabic-arabic-600-normal.*\.woff2$/,
  ],
  en: [
    /alexandria-latin-wght-normal.*\.woff2$/,
    /ibm-plex-sans-arabic-latin-400-normal.*\.woff2$/,
    /ibm-plex-sans-arabic-latin-600-normal.*\.woff2$/,
  ],
};

/** The URLs of the fonts that a language's first view needs, among the files of a build. */
export function getFontUrls(files: string[], language: Language): string[] {
  return firstFonts[language].map((font) => {
    const file = files.find((name) => font.test(name));
    if (!file) throw new Error(`No built file matches ${String(font)}.`);
    return `/${file}`;
  });
}

/** The attributes of a `<link>` that preloads a font. */
export const getFontPreload = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossorigin: true,
});
