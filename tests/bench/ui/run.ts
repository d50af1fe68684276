// The same screens with Khayamiya, four other libraries and bare React, measured in one run: see README.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pnpm } from '../../../tools/verify/pnpm.ts';
import { serveFolder } from '../../visual/serveFolder.ts';
import { build, type Sizes } from './build.ts';
import { measures, type Medians, toMarkdown } from './report.ts';
import { libraries, type Library, type Screen, screens } from './screens.ts';
import { type Figures, visit } from './visit.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheDir = path.join(root, '.cache/bench');
const built = path.join(cacheDir, 'ui');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = Number(process.env['BENCH_SLOWDOWN'] ?? 4);

const chosenScreens = readChosen('BENCH_SCREENS', screens);
const chosenLibraries = readChosen('BENCH_LIBRARIES', libraries);

const [npx, ...args] = pnpm;
const inFolder = { cwd: import.meta.dirname, stdio: 'inherit' } as const;
execFileSync(npx, [...args, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'], inFolder);
// A screen with type errors would measure code that no app has.
execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit'], inFolder);

/** What was weighed and measured of each screen, by library. */
const subjects: { screen: Screen; library: Library; sizes: Sizes; runs: Figures[] }[] = [];
for (const screen of chosenScreens) {
  for (const library of chosenLibraries) {
    const sizes = await build(screen, library, path.join(built, screen, library));
    subjects.push({ screen, library, sizes, runs: [] });
    console.log(`${screen} with ${library} built, ${sizes.firstScript.toFixed(1)} kB of JS`);
  }
}

const server = await serveFolder(built);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});
try {
  // The first one only warms up browser and disk. Each begins with another library, so that none is always first.
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % chosenLibraries.length;
    const turned = [...chosenLibraries.slice(first), ...chosenLibraries.slice(0, first)];
    const inTurn = subjects.toSorted(
      (a, b) =>
        screens.indexOf(a.screen) - screens.indexOf(b.screen) || turned.indexOf(a.library) - turned.indexOf(b.library),
    );
    for (const { screen, library, runs } of inTurn) {
      const url = `${server.url}/${screen}/${library}/index.html`;
      const figures = await visit(browser, { url, library, slowdown, measure: measures[screen].measure });
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
  // It is the first of each screen.
  const bare = library === 'bare' ? sizes : results.bare;
  results[library] = { ...sizes, ...(bare && { overBare: sizes.firstScript - bare.firstScript }), ...getMedians(runs) };
}
const markdown = toMarkdown(medians, about);
mkdirSync(cacheDir, { recursive: true });
writeFileSync(path.join(cacheDir, 'ui.md'), markdown);
writeFileSync(path.join(cacheDir, 'ui.json'), JSON.stringify({ about, medians, subjects }, null, 2));
console.log(`\n${markdown}\nSaved in ${path.relative(process.cwd(), cacheDir)}/ui.md and ui.json.`);

/** The names that the environment variable lists, all where it lists none. */
function readChosen<Name extends string>(variable: string, names: readonly Name[]): readonly Name[] {
  const asked = process.env[variable]?.split(',') ?? names;
  const found = names.filter((name) => asked.includes(name));
  if (found.length < asked.length)
    throw new Error(`${variable} may name ${names.join(', ')}; it says ${asked.join(', ')}`);
  return found;
}

function getMedians(all: Figures[]): Figures {
  const middle = (key: string) => {
    const sorted = all.map((figures) => figures[key] ?? Number.NaN).toSorted((a, b) => a - b);
    const at = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
  };
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, middle(key)]));
}
