// Compares the size of everything the home page loads before it can be used with the budget. Reads the manifest of the build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist'));
const features = '../../packages/features/src';
/** The modules of `/` in Arabic: entry, layout, page and their messages. */
const roots = [
  'index.html',
  `${features}/site/layout/PublicLayout.tsx`,
  `${features}/site/browse/HomePage.tsx`,
  ...['shared', 'site/layout', 'site/browse'].map((area) => `${features}/${area}/messages.ar.po`),
];
const limits = { js: 156_000, css: 8_000 };

const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const files = new Set<string>();
const seen = new Set<string>();
function walk(key: string): void {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest does not know ${key}. Was the app built?`);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  chunk.imports?.forEach(walk);
}
roots.forEach(walk);

const weigh = (extension: string) => {
  const weighed = [...files]
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of weighed) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  return weighed.reduce((sum, { bytes }) => sum + bytes, 0);
};

let isOver = false;
for (const kind of ['js', 'css'] as const) {
  const bytes = weigh(`.${kind}`);
  isOver ||= bytes > limits[kind];
  console.log(
    `${kind}: ${(bytes / 1000).toFixed(1)} of ${limits[kind] / 1000} kB gz${bytes > limits[kind] ? ' — too much' : ''}\n`,
  );
}
process.exit(isOver ? 1 : 0);
