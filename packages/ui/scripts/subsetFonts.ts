/**
 * Creates the small fonts in `src/theme/fonts` from the fonts of the packages. They keep the characters of `unicode-range` and the weights
 * of `font-weight` in `fonts.css`. Run it after a change of these: node packages/ui/scripts/subsetFonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../src/theme');

/** The name of a small font, and its bytes. */
export interface FontSubset {
  file: string;
  bytes: Buffer;
}

/** Creates each font that `fonts.css` takes from `./fonts/`. */
export async function createFontSubsets(): Promise<FontSubset[]> {
  const css = readFileSync(path.join(folder, 'fonts.css'), 'utf8');
  const rules = css.match(/@font-face \{[^}]+\}/g)!.filter((rule) => rule.includes("url('./fonts/"));
  return Promise.all(rules.map(createSubset));
}

async function createSubset(rule: string): Promise<FontSubset> {
  const file = /url\('\.\/fonts\/([^']+)'\)/.exec(rule)![1]!;
  const sourceFile = file.replace('-core', '-normal');
  const fontPackage = file.startsWith('alexandria')
    ? '@fontsource-variable/alexandria'
    : '@fontsource/ibm-plex-sans-arabic';
  const [, min, max] = /font-weight: (\d+)(?: (\d+))?/.exec(rule)!;
  const options = {
    // Hints are for screens with few pixels, and a third of the file.
    noHinting: true,
    ...(max && { variationAxes: { wght: { min: Number(min), max: Number(max) } } }),
  };
  const source = readFileSync(require.resolve(`${fontPackage}/files/${sourceFile}`));
  const characters = listCharacters(rule);
  const subset = await subsetFont(source, characters, { ...options, targetFormat: 'sfnt' });
  removeReservedName(subset);
  return { file, bytes: await subsetFont(subset, characters, { targetFormat: 'woff2' }) };
}

/** Replaces “Plex” in the names inside a font: its licence reserves it for unchanged fonts. Browsers refuse a font without names. */
function removeReservedName(font: Buffer): void {
  const [reserved, other] = ['Plex', 'Text'].map((name) => Buffer.from(name, 'utf16le').swap16()) as [Buffer, Buffer];
  for (let at = font.indexOf(reserved); at >= 0; at = font.indexOf(reserved, at)) other.copy(font, at);
}

/** Returns all characters of `unicode-range`. */
function listCharacters(rule: string): string {
  const ranges = /unicode-range:\s*([^;]+);/.exec(rule)![1]!.matchAll(/U\+(\w+)(?:-(\w+))?/g);
  return [...ranges]
    .map(([, first = '', last = first]) => listRange(Number.parseInt(first, 16), Number.parseInt(last, 16)))
    .join('');
}

const listRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

if (import.meta.main)
  for (const { file, bytes } of await createFontSubsets()) {
    writeFileSync(path.join(folder, 'fonts', file), bytes);
    console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
