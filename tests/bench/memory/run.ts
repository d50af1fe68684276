// One long session of a student and of an admin without a reload, with the memory of their tabs: see README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findProductPages } from '../web/pages.ts';
import { createSessions, type Session } from '../web/sessions.ts';
import { startBuiltServer } from '../web/startBuiltServer.ts';
import { adminPaths, showPath, studentPaths, operateControls } from './walk.ts';

/** What a tab holds after a garbage collection. */
interface Sample {
  minute: number;
  heapMb: number;
  nodes: number;
  listeners: number;
}

const cacheDir = path.resolve(import.meta.dirname, '../../../.cache/bench');
const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);
/** Data of pages that were left is deleted after some minutes. Before that the heap grows by design. */
const warmUpMinutes = Math.min(10, minutes / 3);

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
const server = await startBuiltServer(dataDir);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const samples: Record<'student' | 'admin', Sample[]> = { student: [], admin: [] };
try {
  const sessions = await createSessions(browser, server.origin, dataDir);
  const pages = await findProductPages(server.origin, sessions);
  const tabs = {
    student: { page: await openTab(browser, sessions.student), paths: studentPaths(pages) },
    admin: { page: await openTab(browser, sessions.admin), paths: adminPaths },
  };
  const start = performance.now();
  const getMinute = () => (performance.now() - start) / 60_000;
  while (getMinute() < minutes) {
    for (const role of ['student', 'admin'] as const) {
      const { page, paths } = tabs[role];
      for (const one of paths) await showPath(page, one);
      await operateControls(page);
      samples[role].push({ minute: getMinute(), ...(await measure(page)) });
    }
  }
} finally {
  await browser.close();
  server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const markdown = toMarkdown();
mkdirSync(cacheDir, { recursive: true });
writeFileSync(path.join(cacheDir, 'memory.md'), markdown);
writeFileSync(path.join(cacheDir, 'memory.json'), JSON.stringify(samples));
console.log(`\n${markdown}`);

async function openTab(chrome: Browser, { storageState }: Session): Promise<Page> {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ar-EG', storageState });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(server.origin);
  return page;
}

async function measure(page: Page): Promise<Omit<Sample, 'minute'>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  // What a collection frees can free more in the next one.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const getMetric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapMb: getMetric('JSHeapUsedSize') / 1e6,
    nodes: getMetric('Nodes'),
    listeners: getMetric('JSEventListeners'),
  };
}

/** A row for each tab and figure: after the warm-up, at the end, and the growth in an hour by the line through all samples. */
function toMarkdown(): string {
  const rows = Object.entries(samples).flatMap(([role, all]) => {
    const later = all.filter(({ minute }) => minute >= warmUpMinutes);
    return (['heapMb', 'nodes', 'listeners'] as const).map((figure) => {
      const digits = figure === 'heapMb' ? 1 : 0;
      const cells = [later[0]?.[figure] ?? 0, later.at(-1)?.[figure] ?? 0, getGrowthPerHour(later, figure)];
      return `| ${role}: ${figure} | ${cells.map((value) => value.toFixed(digits)).join(' | ')} |`;
    });
  });
  const rounds = samples.student.length;
  return `${rounds} rounds in ${minutes} minutes.\n\n| | after ${warmUpMinutes.toFixed(0)} minutes | at the end | growth in an hour |\n|---|---:|---:|---:|\n${rows.join('\n')}\n`;
}

/** Least squares. */
function getGrowthPerHour(list: Sample[], figure: 'heapMb' | 'nodes' | 'listeners'): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const minuteMean = mean(list.map(({ minute }) => minute));
  const valueMean = mean(list.map((sample) => sample[figure]));
  const covariance = mean(list.map((sample) => (sample.minute - minuteMean) * (sample[figure] - valueMean)));
  const variance = mean(list.map(({ minute }) => (minute - minuteMean) ** 2));
  return variance === 0 ? 0 : (covariance / variance) * 60;
}
