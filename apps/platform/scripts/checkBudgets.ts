// Checks what pages load before they are usable against `budgets.json`, from the manifest of the build.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a page may load, in Arabic. */
interface Budget {
  /** Areas of its messages. */
  areas: string[];
  /** Modules of its layout and page, in `features`. */
  pages: string[];
  /** Scripts in kB, compressed with gzip. */
  js: number;
  /** Stylesheets in kB, compressed with gzip. */
  css: number;
  /** Number of scripts and stylesheets. */
  files: number;
}

const platform = path.join(import.meta.dirname, '..');
const dist = path.resolve(process.argv[2] ?? path.join(platform, 'dist'));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const budgets = readJson(path.join(platform, 'budgets.json')) as Record<string, Budget>;
const manifest = readJson(path.join(dist, '.vite/manifest.json')) as Record<string, Chunk>;

/** Collects the files of modules and of everything that they import. */
function collectFiles(keys: string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const addFiles = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no entry for ${key}. Build the app first.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(addFiles);
  };
  keys.forEach(addFiles);
  return [...files];
}

const getKilobytes = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;

const measure = ({ areas, pages }: Budget) => {
  const features = '../../packages/features/src';
  const files = collectFiles([
    'index.html',
    ...pages.map((page) => `${features}/${page}.tsx`),
    ...areas.map((area) => `${features}/${area}/messages.ar.po`),
  ]);
  const sum = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).reduce((total, file) => total + getKilobytes(file), 0);
  return { js: sum('.js'), css: sum('.css'), files: files.length };
};

const kinds = ['js', 'css', 'files'] as const;
let isOver = false;
for (const [name, budget] of Object.entries(budgets)) {
  const measured = measure(budget);
  const cells = kinds.map((kind) => {
    const isTooMuch = measured[kind] > budget[kind];
    isOver ||= isTooMuch;
    const value = kind === 'files' ? String(measured[kind]) : `${measured[kind].toFixed(1)} kB`;
    return `${kind} ${value} of ${budget[kind]}${isTooMuch ? ' — too much' : ''}`;
  });
  console.log(`${name.padEnd(12)} ${cells.map((cell) => cell.padEnd(24)).join(' ')}`.trimEnd());
}
process.exit(isOver ? 1 : 0);
