// Measures server-side rendering: pages per second, and paint times compared with rendering in the browser. See README.md.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';

const port = process.env['BENCH_PORT'] ?? '4390';
const origin = `http://127.0.0.1:${port}`;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const visits = Number(process.env['BENCH_VISITS'] ?? 5);
const slowdown = 4;

const server = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
  stdio: 'inherit',
  env: { ...process.env, BENCH_PORT: port },
});
try {
  await waitUntilReady(server);
  const { courses } = (await (await fetch(`${origin}/api/courses`)).json()) as { courses: { slug: string }[] };
  const pages = { home: '/', course: `/single/${courses[0]?.slug ?? ''}` };
  await measureServer(pages);
  await measurePaint(pages);
} finally {
  server.kill('SIGTERM');
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(200);
  }
  throw new Error('The server did not start.');
}

async function measureServer(pages: Record<string, string>): Promise<void> {
  console.log('\n| page | req/s | p50 ms | p99 ms |\n|---|---|---|---|');
  for (const [name, url] of Object.entries(pages)) await loadPage(`${name}, cached`, [url]);
  // Each search is new, so each page is rendered, with data from the database.
  const searches = Array.from({ length: 20_000 }, (_, at) => `/?q=${at.toString(36)}x`);
  await loadPage('home, a new search each time', searches);
}

async function loadPage(name: string, urls: string[]): Promise<void> {
  // As a browser requests that has seen the intro in this session.
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', cookie: 'splash=seen' };
  const requests = urls.map((url) => ({ method: 'GET' as const, path: url, headers }));
  const result = await autocannon({ url: origin, connections: 20, duration: seconds, requests });
  const { requests: done, latency } = result;
  console.log(`| ${name} | ${Math.round(done.average)} | ${latency.p50} | ${latency.p99} |`);
}

async function measurePaint(pages: Record<string, string>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  // The document of pages that only the browser renders.
  const shell = await (await fetch(`${origin}/login`, { headers: { accept: 'text/html' } })).text();

  /** Measures the first and the largest paint of one visit with an empty cache, on a slowed-down processor. */
  async function visit(url: string, isRendered: boolean): Promise<[fcp: number, lcp: number]> {
    const context = await browser.newContext({ viewport: { width: 412, height: 915 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (!isRendered)
      await page.route(origin + url, (route) => route.fulfill({ body: shell, contentType: 'text/html' }));
    await page.goto(origin + url, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) => {
          const [fcp] = performance.getEntriesByName('first-contentful-paint');
          new PerformanceObserver((list) => {
            resolve([fcp?.startTime ?? 0, list.getEntries().at(-1)?.startTime ?? 0]);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    await context.close();
    return paint;
  }

  console.log(`\n| page, processor ${slowdown}× slower | FCP ms | LCP ms |\n|---|---|---|`);
  for (const [name, url] of Object.entries(pages)) {
    const serverRendered: [number, number][] = [];
    const browserRendered: [number, number][] = [];
    // In turns, so that other work on the machine affects both.
    for (let at = 0; at < visits; at += 1) {
      serverRendered.push(await visit(url, true));
      browserRendered.push(await visit(url, false));
    }
    for (const [how, measured] of [['rendered', serverRendered] as const, ['by the browser', browserRendered] as const])
      console.log(`| ${name}, ${how} | ${median(measured, 0)} | ${median(measured, 1)} |`);
  }
  await browser.close();
}

function median(pairs: [number, number][], at: 0 | 1): number {
  return Math.round(pairs.map((pair) => pair[at]).toSorted((a, b) => a - b)[Math.floor(pairs.length / 2)] ?? 0);
}
