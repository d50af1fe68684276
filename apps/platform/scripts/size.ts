// Checks the size of what the home page loads before it is usable, from the manifest of the build.
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
/** Manifest keys of what `/` loads in Arabic: entry, layout, page and messages. */
const entryKeys = [
  'index.html',
  `${features}/site/layout/PublicLayout.tsx`,
  `${features}/site/browse/HomePage.tsx`,
  ...['shared', 'site/layout', 'site/browse'].map((area) => `${features}/${area}/messages.ar.po`),
];
const maxBytes = { js: 156_000, css: 8_000 };

const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const files = new Set<string>();
const seen = new Set<string>();
function addFiles(key: string): void {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no entry for ${key}. Build the app first.`);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  chunk.imports?.forEach(addFiles);
}
entryKeys.forEach(addFiles);

const measureFiles = (extension: string) => {
  const sizes = [...files]
    .filter((file) => file.endsWith(extension))
    .map((file) => ({ file, bytes: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${file}`);
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
};

let isOver = false;
for (const kind of ['js', 'css'] as const) {
  const bytes = measureFiles(`.${kind}`);
  isOver ||= bytes > maxBytes[kind];
  console.log(
    `${kind}: ${(bytes / 1000).toFixed(1)} of ${maxBytes[kind] / 1000} kB gz${bytes > maxBytes[kind] ? ' — too much' : ''}\n`,
  );
}
process.exit(isOver ? 1 : 0);
