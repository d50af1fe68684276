// Measures the same screens with Khayamiya, four other libraries and bare React in one run: see README.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pnpmCommand } from '../../../tools/verify/pnpm.ts';
import { serveFolder } from '../../visual/serveFolder.ts';
import { buildScreen, type BundleSizesKb } from './build.ts';
import { screenMeasures, type Medians, toMarkdown } from './report.ts';
import { libraries, type Library, type Screen, screens } from './screens.ts';
import { type Figures, visitAndMeasure } from './visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheDir = path.join(root, '.cache/bench');
const outputDir = path.join(cacheDir, 'ui');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = Number(process.env['BENCH_SLOWDOWN'] ?? 4);

const chosenScreens = readSelectedNames('BENCH_SCREENS', screens);
const chosenLibraries = readSelectedNames('BENCH_LIBRARIES', libraries);

const [npx, ...args] = pnpmCommand;
const inFolder = { cwd: import.meta.dirname, stdio: 'inherit' } as const;
execFileSync(npx, [...args, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'], inFolder);
// A screen with type errors would measure code that no app has.
execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit'], inFolder);

/** The sizes and figures of each screen with each library. */
const subjects: { screen: Screen; library: Library; sizes: BundleSizesKb; runs: Figures[] }[] = [];
for (const screen of chosenScreens) {
  for (const library of chosenLibraries) {
    const sizes = await buildScreen(screen, library, path.join(outputDir, screen, library));
    subjects.push({ screen, library, sizes, runs: [] });
    console.log(`${screen} with ${library} built, ${sizes.firstScript.toFixed(1)} kB of JS`);
  }
}

const server = await serveFolder(outputDir);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});
try {
  // The first round only warms up browser and disk. Each round starts with another library.
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % chosenLibraries.length;
    const rotatedLibraries = [...chosenLibraries.slice(first), ...chosenLibraries.slice(0, first)];
    const orderedSubjects = subjects.toSorted(
      (a, b) =>
        screens.indexOf(a.screen) - screens.indexOf(b.screen) ||
        rotatedLibraries.indexOf(a.library) - rotatedLibraries.indexOf(b.library),
    );
    for (const { screen, library, runs } of orderedSubjects) {
      const url = `${server.url}/${screen}/${library}/index.html`;
      const figures = await visitAndMeasure(browser, {
        url,
        library,
        slowdown,
        measure: screenMeasures[screen].measure,
      });
      if (round > 0) runs.push(figures);
    }
    console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
  }
} finally {
  await browser.close();
  server.close();
}

const version = browser.version();
const about = `Medians of ${rounds} rounds, processor slowed ${slowdown} times, Chromium ${version}, ${new Date().toISOString()}.`;
const medians: Medians = {};
for (const { screen, library, sizes, runs } of subjects) {
  const results = (medians[screen] ??= {});
  // Bare React is the first library of each screen.
  const bare = library === 'bare' ? sizes : results.bare;
  results[library] = { ...sizes, ...(bare && { overBare: sizes.firstScript - bare.firstScript }), ...getMedians(runs) };
}
const markdown = toMarkdown(medians, about);
mkdirSync(cacheDir, { recursive: true });
writeFileSync(path.join(cacheDir, 'ui.md'), markdown);
writeFileSync(path.join(cacheDir, 'ui.json'), JSON.stringify({ about, medians, subjects }, null, 2));
console.log(`\n${markdown}\nSaved in ${path.relative(process.cwd(), cacheDir)}/ui.md and ui.json.`);

/** Returns the names in the environment variable; all names without it. */
function readSelectedNames<Name extends string>(variable: string, names: readonly Name[]): readonly Name[] {
  const requestedNames = process.env[variable]?.split(',') ?? names;
  const found = names.filter((name) => requestedNames.includes(name));
  if (found.length < requestedNames.length)
    throw new Error(`${variable} must be some of ${names.join(', ')}; it says ${requestedNames.join(', ')}`);
  return found;
}

function getMedians(all: Figures[]): Figures {
  const getMedian = (key: string) => {
    const sorted = all.map((figures) => figures[key] ?? Number.NaN).toSorted((a, b) => a - b);
    const middleIndex = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(middleIndex)] ?? 0) + (sorted[Math.ceil(middleIndex)] ?? 0)) / 2;
  };
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, getMedian(key)]));
}
