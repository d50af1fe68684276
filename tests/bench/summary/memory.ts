import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/** In megabytes. */
export interface MemoryUse {
  before: number;
  peak: number;
}

const sampleIntervalMs = 20;

interface Renderer {
  id: number;
  /** In seconds. */
  cpuTime: number;
}

/** The renderers that are running. */
export async function listRenderers(browser: Browser): Promise<Renderer[]> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** The process of a page: of the renderers that worked since `earlier`, the one that worked the most. */
export async function findRenderer(browser: Browser, earlier: readonly Renderer[]): Promise<number> {
  const getWork = ({ id, cpuTime }: Renderer) => cpuTime - (earlier.find((each) => each.id === id)?.cpuTime ?? 0);
  const [renderer] = (await listRenderers(browser)).toSorted((a, b) => getWork(b) - getWork(a));
  if (!renderer) throw new Error('The browser has no renderer.');
  return renderer.id;
}

/** The resident memory of a process, in megabytes, as Linux reports it. */
function readResidentMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (!kilobytes) throw new Error(`Process ${pid} has no resident memory.`);
  return Number(kilobytes) / 1024;
}

/** Samples the memory of a process until `action` is done. */
export async function measureMemory<Result>(
  pid: number,
  action: () => Promise<Result>,
): Promise<{ memory: MemoryUse; result: Result }> {
  const before = readResidentMemory(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, readResidentMemory(pid));
  }, sampleIntervalMs);
  try {
    const result = await action();
    return { memory: { before, peak }, result };
  } finally {
    clearInterval(timer);
  }
}
