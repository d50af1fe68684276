import { ApiError } from '@fanous/api-client/errors';

/** What became of one action on many rows. */
export interface Outcome<Row> {
  done: Row[];
  failed: { row: Row; error: unknown }[];
  /** Not started, because somebody stopped it or the session ended. */
  untouched: Row[];
}

/** The longest `Retry-After` of a busy server that is waited for. */
const maxRetryAfterS = 60;

/**
 * Runs one action on many rows, one call after another, so that the server is not flooded and stopping leaves no call half
 * done. A failure does not stop the others. Only a session that ended and was not renewed does.
 */
export async function runSequentially<Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (finished: number) => void },
): Promise<Outcome<Row>> {
  const outcome: Outcome<Row> = { done: [], failed: [], untouched: [] };
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) {
      outcome.untouched.push(row);
      continue;
    }
    try {
      await retryWhenBusy(() => run(row), signal);
      outcome.done.push(row);
    } catch (error) {
      if (signal.aborted) outcome.untouched.push(row);
      else outcome.failed.push({ row, error });
      if (error instanceof ApiError && error.status === 401) {
        outcome.untouched.push(...rows.slice(at + 1));
        return outcome;
      }
    }
    onProgress(at + 1);
  }
  return outcome;
}

/** Waits and runs again, once, if the server answers 429 with a time. */
async function retryWhenBusy(run: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  try {
    await run();
  } catch (error) {
    const asked = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
    if (asked === undefined || asked > maxRetryAfterS) throw error;
    await pause(asked * 1000, signal);
    if (signal.aborted) throw error;
    await run();
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
