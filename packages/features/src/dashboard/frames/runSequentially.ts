import { ApiError } from '@fanous/api-client/errors';

/** The result of an action on many rows. */
export interface BulkOutcome<Row> {
  done: Row[];
  failed: { row: Row; error: unknown }[];
  /** Not started, because the user stopped it or the session ended. */
  notStarted: Row[];
}

/** A longer `Retry-After` counts as a failure. */
const maxRetryAfterS = 60;

/**
 * Runs an action on many rows, one call at a time: the server is not flooded, and stopping aborts no call. A failed row
 * does not stop the others. Only an expired session (401) does.
 */
export async function runSequentially<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (finished: number) => void },
): Promise<BulkOutcome<Row>> {
  const outcome: BulkOutcome<Row> = { done: [], failed: [], notStarted: [] };
  for (const [index, row] of rows.entries()) {
    if (signal.aborted) {
      outcome.notStarted.push(row);
      continue;
    }
    try {
      await retryWhenBusy(() => run(row), signal);
      outcome.done.push(row);
    } catch (error) {
      if (signal.aborted) outcome.notStarted.push(row);
      else outcome.failed.push({ row, error });
      if (error instanceof ApiError && error.status === 401) {
        outcome.notStarted.push(...rows.slice(index + 1));
        return outcome;
      }
    }
    onProgress(index + 1);
  }
  return outcome;
}

/** Retries once after the `Retry-After` time if the server responds with 429. */
async function retryWhenBusy(run: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  try {
    await run();
  } catch (error) {
    const retryAfterS = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined;
    if (retryAfterS === undefined || retryAfterS > maxRetryAfterS) throw error;
    await wait(retryAfterS * 1000, signal);
    if (signal.aborted) throw error;
    await run();
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
