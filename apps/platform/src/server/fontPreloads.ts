import type { Language } from '@fanous/ui/intl/digits';

/** Faces that the first view needs: digits, « » and punctuation live in the Latin file, course names are Arabic. */
const firstFaces: Record<Language, RegExp[]> = {
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

/** The addresses of a language's first faces, among the files of a build. */
export function facesOf(files: string[], language: Language): string[] {
  return firstFaces[language].map((face) => {
    const file = files.find((name) => face.test(name));
    if (!file) throw new Error(`No built file matches ${String(face)}.`);
    return `/${file}`;
  });
}

/** How a face is fetched before the sheet that names it. */
export const preloadOf = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossorigin: true,
});
