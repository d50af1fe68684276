import { setTimeout as sleep } from 'node:timers/promises';

// Only a fault takes this long. A busy machine is slow.
const timeoutMs = 180_000;
const intervalMs = 25;

/** Waits until a condition holds. Throws if it never does. */
export async function waitUntil(expected: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(intervalMs)) if (await isTrue()) return;
  throw new Error(`There was not ${expected} within ${timeoutMs / 1_000} s.`);
}
