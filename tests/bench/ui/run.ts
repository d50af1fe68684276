// The same screen of Khayamiya, four other libraries and bare React, measured in one run: see README.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pnpm } from '../../../tools/verify/pnpm.ts';
import { serve } from '../../visual/serve.ts';
import { build, type Sizes } from './build.ts';
import { type Measured, visit } from './measure.ts';
import { type Result, toMarkdown } from './report.ts';
import { type Screen, screens } from './screens.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/bench');
const built = path.join(cache, 'ui');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
const slowdown = Number(process.env['BENCH_SLOWDOWN'] ?? 4);

const [npx, ...args] = pnpm;
const inFolder = { cwd: import.meta.dirname, stdio: 'inherit' } as const;
execFileSync(npx, [...args, 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'], inFolder);
// A screen that misuses its library would be measured for something nobody writes.
execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--noEmit'], inFolder);

const sizes = {} as Record<Screen, Sizes>;
for (const screen of screens) {
  sizes[screen] = await build(screen, path.join(built, screen));
  console.log(`${screen} built, ${sizes[screen].firstScript.toFixed(1)} kB of JS`);
}

const runs = Object.fromEntries(screens.map((screen) => [screen, [] as Measured[]])) as Record<Screen, Measured[]>;
const server = await serve(built);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});
try {
  // The first one only warms up browser and disk. Each begins with another screen, so that none is always first.
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % screens.length;
    for (const screen of [...screens.slice(first), ...screens.slice(0, first)]) {
      const measured = await visit(browser, `${server.url}/${screen}/index.html`, slowdown);
      if (round > 0) runs[screen].push(measured);
    }
    console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
  }
} finally {
  await browser.close();
  server.close();
}

const version = browser.version();
const about = `Medians of ${rounds} rounds, processor slowed ${slowdown} times, Chromium ${version}, ${new Date().toISOString()}.`;
const medians = Object.fromEntries(
  screens.map((screen) => [screen, { ...sizes[screen], ...medianOf(runs[screen]) }]),
) as Record<Screen, Result>;
const markdown = toMarkdown(medians, about);
mkdirSync(cache, { recursive: true });
writeFileSync(path.join(cache, 'ui.md'), markdown);
writeFileSync(path.join(cache, 'ui.json'), JSON.stringify({ about, sizes, medians, runs }, null, 2));
console.log(`\n${markdown}\nKept in ${path.relative(process.cwd(), cache)}/ui.md and ui.json.`);

function medianOf(all: Measured[]): Measured {
  const middle = (key: keyof Measured) => {
    const sorted = all.map((measured) => measured[key]).toSorted((a, b) => a - b);
    const at = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
  };
  const keys = Object.keys(all[0] ?? {}) as (keyof Measured)[];
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as Measured;
}
