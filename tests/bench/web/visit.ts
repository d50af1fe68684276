import type { Browser } from '@playwright/test';
import type { Session } from './sessions.ts';

/** A connection and processor that a visit is measured with. */
export interface Conditions {
  name: string;
  viewport: { width: number; height: number };
  slowdown: number;
  /** Undefined for an unlimited connection. */
  network?: { latencyMs: number; downKbps: number; upKbps: number };
}

/** One page, in the order of the table. */
export interface Target {
  name: string;
  url: string;
  /** A page of the product, which needs the cookies of a returning visitor. */
  isOurs: boolean;
  session?: Session | undefined;
}

export const figures = [
  'firstByteMs',
  'firstPaintMs',
  'largestPaintMs',
  'blockingMs',
  'longestTaskMs',
  'layoutShift',
  'scriptMs',
  'kilobytes',
  'requests',
  'earlyKilobytes',
  'earlyRequests',
  'heapMb',
] as const;
export type Figure = (typeof figures)[number];
export type Figures = Record<Figure, number>;

interface PageProbe {
  longTasks: [start: number, length: number][];
  largestPaintMs: number;
  layoutShift: number;
}

declare global {
  interface Window {
    webProbe: PageProbe;
  }
}

/** Runs in the page before its scripts. It cannot use anything outside this function. */
function installProbe(): void {
  const probe: PageProbe = { longTasks: [], largestPaintMs: 0, layoutShift: 0 };
  window.webProbe = probe;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) onEntry(entry);
    }).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push([startTime, duration]));
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaintMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!shift.hadRecentInput) probe.layoutShift += shift.value;
  });
}

/** How long nothing may happen before a page counts as idle. */
const idleMs = 1_500;

/** Opens a page with an empty cache, waits until it is idle, and measures it. */
export async function visit(browser: Browser, target: Target, conditions: Conditions): Promise<Figures> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    locale: 'ar-EG',
    ...(target.session && { storageState: target.session.storageState }),
  });
  try {
    // Without the intro, which covers the page for three seconds.
    if (target.isOurs) await context.addCookies([{ name: 'splash', value: 'seen', url: target.url }]);
    const page = await context.newPage();
    await page.addInitScript(installProbe);
    const devtools = await context.newCDPSession(page);
    const requestTimes: number[] = [];
    const transfers: { at: number; bytes: number }[] = [];
    await devtools.send('Performance.enable');
    await devtools.send('Network.enable');
    let lastActivity = Date.now();
    devtools.on('Network.requestWillBeSent', ({ request, timestamp }) => {
      lastActivity = Date.now();
      if (request.url.startsWith('http')) requestTimes.push(timestamp);
    });
    devtools.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) => {
      lastActivity = Date.now();
      transfers.push({ at: timestamp, bytes: encodedDataLength });
    });
    const { network } = conditions;
    if (network)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: (network.downKbps * 1000) / 8,
        uploadThroughput: (network.upKbps * 1000) / 8,
      });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
    await page.goto(target.url, { waitUntil: 'load', timeout: 120_000 });
    let longTaskCount = -1;
    for (;;) {
      await page.waitForTimeout(100);
      const count = await page.evaluate(() => window.webProbe.longTasks.length);
      if (count !== longTaskCount) lastActivity = Date.now();
      longTaskCount = count;
      if (Date.now() - lastActivity > idleMs) break;
    }
    const probe = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        ...window.webProbe,
        firstByteMs: navigation?.responseStart ?? 0,
        loadMs: navigation?.loadEventEnd ?? 0,
        firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      };
    });
    const { metrics } = await devtools.send('Performance.getMetrics');
    const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    await devtools.send('HeapProfiler.collectGarbage');
    const heap = await devtools.send('Runtime.getHeapUsage');
    // Responses that finish, and requests that start, before the load event are early. The rest is loaded when the page is idle.
    const end = Math.min(...requestTimes) + probe.loadMs / 1000;
    const sumBytes = (list: typeof transfers) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    return {
      firstByteMs: probe.firstByteMs,
      firstPaintMs: probe.firstPaintMs,
      largestPaintMs: probe.largestPaintMs,
      blockingMs: probe.longTasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
      longestTaskMs: Math.max(0, ...probe.longTasks.map(([, length]) => length)),
      layoutShift: probe.layoutShift,
      scriptMs: scriptSeconds * 1000,
      kilobytes: sumBytes(transfers),
      requests: requestTimes.length,
      earlyKilobytes: sumBytes(transfers.filter(({ at }) => at <= end)),
      earlyRequests: requestTimes.filter((at) => at <= end).length,
      heapMb: heap.usedSize / 1e6,
    };
  } finally {
    await context.close();
  }
}
