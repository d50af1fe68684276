import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/** In megabytes. */
export interface MemoryUse {
  beforeMb: number;
  peakMb: number;
}

const sampleIntervalMs = 20;

interface RendererProcess {
  id: number;
  /** In seconds. */
  cpuTime: number;
}

/** Lists the running renderer processes. */
export async function listRendererProcesses(browser: Browser): Promise<RendererProcess[]> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

/** Returns the process id of the renderer that used the most CPU time since `earlier`: the process of the page. */
export async function findBusiestRendererPid(browser: Browser, earlier: readonly RendererProcess[]): Promise<number> {
  const getWork = ({ id, cpuTime }: RendererProcess) =>
    cpuTime - (earlier.find((each) => each.id === id)?.cpuTime ?? 0);
  const [renderer] = (await listRendererProcesses(browser)).toSorted((a, b) => getWork(b) - getWork(a));
  if (!renderer) throw new Error('The browser has no renderer.');
  return renderer.id;
}

/** Reads the resident memory of a process in megabytes, as Linux reports it. */
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
    return { memory: { beforeMb: before, peakMb: peak }, result };
  } finally {
    clearInterval(timer);
  }
}
