// Measures the long tasks and the memory of a page that creates a PDF of 20 photos. See README.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { createPhoto, withExifRotation } from '../../e2e/support/photos.ts';
import { findBusiestRendererPid, listRendererProcesses, measureMemory, type MemoryUse } from './memory.ts';
import { dataDir, origin, port } from './settings.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const photoCount = 20;
/** The wait before a measurement: previews are decoded, and the draft is stored. */
const settleMs = 6000;

interface Measurement {
  ms: number;
  /** The durations of the tasks of more than 50 ms on the main thread. */
  longTasks: number[];
  memory: MemoryUse;
}

const photoDir = mkdtempSync(path.join(tmpdir(), 'bench-summary-'));
const server = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_PORT: String(port) },
});
try {
  await waitUntilReady(server);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const photos = await createPhotos(browser);
  // The first round determines how long the idle page is measured, and fills the disk caches.
  const { created: warmUp } = await measureRound(browser, photos, 1000);
  console.log('\n| round | page | ms | long tasks | blocked ms | longest ms | memory before | peak | growth MB |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (let round = 1; round <= rounds; round += 1) {
    const { idle, created } = await measureRound(browser, photos, warmUp.ms);
    printRow(round, 'idle', idle);
    printRow(round, 'creating the PDF', created);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  rmSync(photoDir, { recursive: true, force: true });
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(200);
  }
  throw new Error('The server did not start.');
}

/** 20 photos of 12 megapixels on the disk; every second one is rotated by its EXIF. */
async function createPhotos(browser: Browser): Promise<string[]> {
  const page = await browser.newPage();
  const photo = await createPhoto(page, 4000, 3000);
  await page.close();
  return Array.from({ length: photoCount }, (_, index) => {
    const file = path.join(photoDir, `IMG_${index + 1}.jpg`);
    writeFileSync(file, index % 2 === 0 ? photo : withExifRotation(photo));
    return file;
  });
}

async function signIn(page: Page): Promise<void> {
  const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const { email, password } = accounts.find(({ role }) => role === 'student') ?? {};
  const response = await page.request.post(`${origin}/api/login`, { data: { email, password } });
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((session) => localStorage.setItem('auth', session), await response.text());
}

async function openComposer(page: Page): Promise<Locator> {
  await page.goto(`${origin}/single/physics-3-secondary`);
  const section = page.getByRole('region', { name: /^Summaries/ });
  await section.getByRole('button', { name: 'Add summary' }).click();
  return page.getByRole('dialog');
}

/** Measures one page twice: idle with the photos chosen, and while it creates the PDF of them. */
async function measureRound(
  browser: Browser,
  photos: string[],
  idleMs: number,
): Promise<{ idle: Measurement; created: Measurement }> {
  // The renderers of earlier pages may still be running.
  const earlier = await listRendererProcesses(browser);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lang', value: 'en', url: origin }]);
  const page = await context.newPage();
  await signIn(page);
  const dialog = await openComposer(page);
  await dialog.getByRole('combobox', { name: 'Lecture name' }).fill('Bench');
  await dialog.locator('input[accept="image/*"]').setInputFiles(photos);
  await dialog
    .getByRole('listitem')
    .nth(photoCount - 1)
    .waitFor();
  const submit = dialog.getByRole('button', { name: 'Add summary' });
  await submit.scrollIntoViewIfNeeded();
  await pause(settleMs);
  const renderer = await findBusiestRendererPid(browser, earlier);
  const idle = await measure(page, renderer, () => pause(idleMs));
  const created = await measure(page, renderer, async () => {
    // The upload starts as soon as the PDF is created.
    const upload = page.waitForRequest((request) => request.url().endsWith('/api/summaries'), { timeout: 120_000 });
    await submit.click();
    await upload;
  });
  await context.close();
  return { idle, created };
}

async function measure(page: Page, renderer: number, action: () => Promise<unknown>): Promise<Measurement> {
  const observer = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const performanceObserver = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map(({ duration }) => duration)),
    );
    performanceObserver.observe({ type: 'longtask' });
    return { durations, performanceObserver };
  });
  const start = performance.now();
  const { memory } = await measureMemory(renderer, action);
  const ms = performance.now() - start;
  const longTasks = await observer.evaluate(({ durations, performanceObserver }) => [
    ...durations,
    ...performanceObserver.takeRecords().map(({ duration }) => duration),
  ]);
  return { ms, longTasks, memory };
}

function printRow(round: number, name: string, { ms, longTasks, memory }: Measurement): void {
  // As for Total Blocking Time: what a task takes beyond 50 ms.
  const blocked = longTasks.reduce((sum, duration) => sum + duration - 50, 0);
  const figures = [ms, longTasks.length, blocked, Math.max(0, ...longTasks), memory.beforeMb, memory.peakMb];
  const cells = [...figures, memory.peakMb - memory.beforeMb].map((figure) => Math.round(figure));
  console.log(`| ${[round, name, ...cells].join(' | ')} |`);
}
