// Checks what pages load before they are usable against `budgets.json`, from the manifest of the build.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkGroups } from '../chunkGroups.ts';
import { getFontUrls } from '../src/server/fontPreloads.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** What a page may load, in Arabic. */
interface Budget {
  /** Areas of its messages. */
  areas: string[];
  /** Modules of its layouts and page, in `features`. */
  pages: string[];
  /** Scripts in kB, compressed with gzip. */
  js: number;
  /** Stylesheets in kB, compressed with gzip. */
  css: number;
  /** Number of scripts and stylesheets. */
  files: number;
}

interface Budgets {
  pages: Record<string, Budget>;
  /** Fonts of the first view of each language, in kB. Fonts are compressed already. */
  fonts: Record<'ar' | 'en', number>;
  /** For every page of the dashboard. */
  dashboardRoutes: {
    /** Scripts in kB that neither the layout nor a chunk group contains. */
    ownJs: number;
  };
}

const platform = path.join(import.meta.dirname, '..');
const dist = path.resolve(process.argv[2] ?? path.join(platform, 'dist'));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const budgets = readJson(path.join(platform, 'budgets.json')) as Budgets;
const manifest = readJson(path.join(dist, '.vite/manifest.json')) as Record<string, Chunk>;
const features = '../../packages/features/src';

function getChunk(key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no entry for ${key}. Build the app first.`);
  return chunk;
}

/** Collects the chunks of modules and of everything that they import. */
function collectChunks(keys: string[]): Set<Chunk> {
  const chunks = new Set<Chunk>();
  const addChunks = (key: string): void => {
    const chunk = getChunk(key);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(addChunks);
  };
  keys.forEach(addChunks);
  return chunks;
}

const sizes = new Map<string, number>();
function getKilobytes(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;
  sizes.set(file, size);
  return size;
}

const measurePage = ({ areas, pages }: Budget) => {
  const chunks = collectChunks([
    'index.html',
    ...pages.map((page) => `${features}/${page}.tsx`),
    ...areas.map((area) => `${features}/${area}/messages.ar.po`),
  ]);
  const files = [...new Set([...chunks].flatMap(({ file, css = [] }) => css.concat(file)))];
  const sum = (extension: string) =>
    files.filter((file) => file.endsWith(extension)).reduce((total, file) => total + getKilobytes(file), 0);
  return { js: sum('.js'), css: sum('.css'), files: files.length };
};

/** Measures the scripts that only a few pages of the dashboard load, for each page. */
function measureOwnScripts(): { page: string; ownJs: number }[] {
  const groupNames = new Set<string | undefined>([...chunkGroups, 'vendor']);
  const layoutChunks = collectChunks(['index.html', `${features}/dashboard/layout/DashboardLayout.tsx`]);
  const pages = getChunk('src/routes/dashboardPages.ts').dynamicImports ?? [];
  return pages.map((key) => {
    const ownChunks = [...collectChunks([key])].filter(
      (chunk) => !layoutChunks.has(chunk) && !groupNames.has(chunk.name),
    );
    return {
      page: path.basename(key, '.tsx'),
      ownJs: ownChunks.reduce((total, { file }) => total + getKilobytes(file), 0),
    };
  });
}

const kinds = ['js', 'css', 'files'] as const;
let isOver = false;
for (const [name, budget] of Object.entries(budgets.pages)) {
  const measured = measurePage(budget);
  const cells = kinds.map((kind) => {
    const isTooMuch = measured[kind] > budget[kind];
    isOver ||= isTooMuch;
    const value = kind === 'files' ? String(measured[kind]) : `${measured[kind].toFixed(1)} kB`;
    return `${kind} ${value} of ${budget[kind]}${isTooMuch ? ' — too much' : ''}`;
  });
  console.log(`${name.padEnd(14)} ${cells.map((cell) => cell.padEnd(24)).join(' ')}`.trimEnd());
}

const files = Object.values(manifest).map(({ file }) => file);
for (const language of ['ar', 'en'] as const) {
  const bytes = getFontUrls(files, language).map((url) => statSync(path.join(dist, url)).size);
  const kilobytes = bytes.reduce((total, size) => total + size, 0) / 1000;
  const isTooMuch = kilobytes > budgets.fonts[language];
  isOver ||= isTooMuch;
  console.log(
    `fonts in ${language}: ${kilobytes.toFixed(1)} kB of ${budgets.fonts[language]}${isTooMuch ? ' — too much' : ''}`,
  );
}

const limit = budgets.dashboardRoutes.ownJs;
const routes = measureOwnScripts().toSorted((a, b) => b.ownJs - a.ownJs);
for (const { page, ownJs } of routes.filter(({ ownJs }) => ownJs > limit)) {
  isOver = true;
  console.log(`${page}: ${ownJs.toFixed(1)} kB of own js, ${limit} allowed — too much`);
}
const [largest] = routes;
if (!largest) throw new Error('The dashboard has no pages.');
console.log(
  `Scripts of a dashboard page alone: at most ${largest.ownJs.toFixed(1)} of ${limit} kB (${largest.page}, ${routes.length} pages).`,
);
process.exit(isOver ? 1 : 0);
