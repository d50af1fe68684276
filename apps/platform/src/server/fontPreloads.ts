import type { Language } from '@fanous/ui/intl/digits';

/** Fonts of the first view. The Latin file has digits, « » and punctuation; course names are Arabic. */
const firstViewFonts: Record<Language, RegExp[]> = {
  ar: [
    /alexandria-arabic-wght-core.*\.woff2$/,
    /ibm-plex-sans-arabic-arabic-400-core.*\.woff2$/,
    /ibm-plex-sans-arabic-latin-400-core.*\.woff2$/,
    /ibm-plex-sans-arabic-arabic-600-core.*\.woff2$/,
  ],
  en: [
    /alexandria-latin-wght-core.*\.woff2$/,
    /ibm-plex-sans-arabic-latin-400-core.*\.woff2$/,
    /ibm-plex-sans-arabic-latin-600-core.*\.woff2$/,
  ],
};

/** Returns the URLs of the fonts for the first view in a language, from the files of a build. */
export function getFontUrls(files: string[], language: Language): string[] {
  return firstViewFonts[language].map((font) => {
    const file = files.find((name) => font.test(name));
    if (!file) throw new Error(`No built file matches ${String(font)}.`);
    return `/${file}`;
  });
}

/** Returns the attributes of a link that preloads a font. */
export const getFontPreloadAttributes = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossorigin: true,
});
