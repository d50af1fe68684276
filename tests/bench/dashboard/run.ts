// Measures the lists of the dashboard with little and with much data in the same run: see README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { type ListName, listNames, type ListTarget, findListTargets } from './lists.ts';
import { type Results, toMarkdown } from './report.ts';
import { type PlatformSize, startPlatforms, stopPlatforms } from './servers.ts';
import { type Measurement, measureList } from './visit.ts';

const cacheDir = path.resolve(import.meta.dirname, '../../../.cache/bench');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const slowdown = Number(process.env['BENCH_SLOWDOWN'] ?? 4);
const sizes = ['small', 'large'] as const;

const bySize = <T>(make: (size: PlatformSize) => T): Record<PlatformSize, T> => ({
  small: make('small'),
  large: make('large'),
});
const byList = <T>(make: (list: ListName) => T) =>
  Object.fromEntries(listNames.map((list) => [list, make(list)])) as Record<ListName, T>;

const platforms = await startPlatforms(path.join(cacheDir, 'dashboard'));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const runs = byList(() => bySize(() => [] as Measurement[]));
try {
  const targets: Record<PlatformSize, Record<ListName, ListTarget>> = {
    small: await findListTargets(platforms.small),
    large: await findListTargets(platforms.large),
  };
  // The first round only warms up browser, disk and database. The sizes take turns, so that other work affects both.
  for (let round = 0; round <= rounds; round += 1) {
    for (const list of listNames) {
      for (const size of round % 2 === 0 ? sizes : sizes.toReversed()) {
        const measured = await measureList(browser, platforms[size], targets[size][list], slowdown);
        if (round > 0) runs[list][size].push(measured);
      }
    }
    console.log(round === 0 ? 'warmed up' : `round ${round} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`);
    if (round > 0) writeReports(round);
  }
} finally {
  await browser.close();
  stopPlatforms();
}

console.log(`Saved in ${path.relative(process.cwd(), cacheDir)}/dashboard.md and dashboard.json.`);

/** Runs after each round, so that a stopped run keeps its results. */
function writeReports(done: number): void {
  const about = `Medians of ${done} rounds, processor slowed ${slowdown} times, Chromium ${browser.version()}, ${new Date().toISOString()}.`;
  const medians: Results = byList((list) => bySize((size) => getMedians(runs[list][size])));
  const markdown = toMarkdown(medians, about);
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, 'dashboard.md'), markdown);
  writeFileSync(path.join(cacheDir, 'dashboard.json'), JSON.stringify({ about, medians, runs }, null, 2));
  if (done === rounds) console.log(`\n${markdown}`);
}

function getMedians(all: Measurement[]): Measurement {
  const getMedian = (key: keyof Measurement) => {
    const sorted = all.map((measured) => measured[key] ?? 0).toSorted((a, b) => a - b);
    const middleIndex = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(middleIndex)] ?? 0) + (sorted[Math.ceil(middleIndex)] ?? 0)) / 2;
  };
  const keys = Object.keys(all[0] ?? {}) as (keyof Measurement)[];
  return Object.fromEntries(keys.map((key) => [key, getMedian(key)])) as unknown as Measurement;
}
