import { ApiError } from '@fanous/api-client/errors';

/** What became of one deed done to many rows. */
export interface Outcome<Row> {
  done: Row[];
  failed: { row: Row; error: unknown }[];
  /** Left alone, because somebody stopped it or signed out. */
  untouched: Row[];
}

/** How long a server that is busy is waited for at most. */
const longestWaitS = 60;

/**
 * Does one thing to many rows, one call after another: the server is not flooded, and stopping leaves no call half done. One
 * failure does not keep the others back; only the end of the session does.
 */
export async function oneByOne<Row>(
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
      await patiently(() => run(row), signal);
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

/** Waits once for a server that asked for time. */
async function patiently(run: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  try {
    await run();
  } catch (error) {
    const asked = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
    if (asked === undefined || asked > longestWaitS) throw error;
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
