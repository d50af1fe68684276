import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Semaphore } from '../semaphore.ts';

const timeoutMs = 10_000;

/** One at a time for the whole process, because each one takes memory and a processor. */
const thumbnailQueue = new Semaphore(1, 16);

/**
 * Draws the first page of a PDF as WebP of 240 × 320 pixels, beside the file. Returns its path. Returns undefined for a PDF that cannot
 * be drawn: encrypted, damaged, too large, or too slow. A PDF can be read without a thumbnail.
 */
export async function createPdfThumbnail(path: string): Promise<string | undefined> {
  const outputPath = `${path}-thumbnail.webp`;
  // Also for the wait: a few slow files of one user must not delay the uploads of all others.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await thumbnailQueue.run(() => drawFirstPage({ path, outputPath }, signal));
    return outputPath;
  } catch {
    await rm(outputPath, { force: true });
    return undefined;
  }
}

async function drawFirstPage(workerData: { path: string; outputPath: string }, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./pdfThumbnail.worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // The library prints lines about damaged files, which say nothing to the operator.
    stdout: true,
    stderr: true,
  });
  // An error that arrives after the timeout would otherwise end the process.
  worker.on('error', () => {});
  try {
    // An error of the thread rejects this as well.
    await once(worker, 'message', { signal });
  } finally {
    await worker.terminate();
  }
}
