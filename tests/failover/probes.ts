import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../faults/support/api.ts';
import { ConnectionLostError } from '../faults/support/api.ts';
import type { School } from '../faults/support/school.ts';

const intervalMs = 200;

/** The results of one kind of request during a fault. */
export interface ProbeResult {
  name: string;
  requests: number;
  failed: number;
  /** From the first failed request until the first one that succeeded after the last failure. */
  errorSeconds: number;
}

interface MeasuredRequest {
  startTime: number;
  endTime: number;
  hasFailed: boolean;
}

/** Users who each send the same request five times a second, without waiting for the response. */
export class Probes {
  readonly #api: Api;
  readonly #stopped = new AbortController();
  readonly #requests = new Map<string, Promise<MeasuredRequest>[]>();
  readonly #loops: Promise<void>[];

  constructor(api: Api, school: School) {
    this.#api = api;
    const { token = '' } = school.students[0] ?? {};
    this.#loops = [
      // Each address is new, so no response comes from a cache.
      this.#repeat('public list', (count) => this.#send('GET', `/courses?page=1&per_page=${1 + (count % 50)}`)),
      this.#repeat('signed-in page', () => this.#send('GET', `/courses/${school.courseId}`, { token })),
      this.#repeat('change', () => this.#send('POST', '/update-profile', { token, form: { name: 'منى السيد' } })),
    ];
  }

  /** Stops, and returns what happened since the start. */
  async stop(): Promise<ProbeResult[]> {
    this.#stopped.abort();
    await Promise.all(this.#loops);
    return Promise.all(
      [...this.#requests].map(async ([name, requests]) => summarize(name, await Promise.all(requests))),
    );
  }

  async #repeat(name: string, send: (count: number) => Promise<number>): Promise<void> {
    const requests: Promise<MeasuredRequest>[] = [];
    this.#requests.set(name, requests);
    while (!this.#stopped.signal.aborted) {
      requests.push(measure(() => send(requests.length)));
      await sleep(intervalMs);
    }
  }

  async #send(...call: Parameters<Api['call']>): Promise<number> {
    const { status } = await this.#api.call(...call);
    return status;
  }
}

async function measure(send: () => Promise<number>): Promise<MeasuredRequest> {
  const startTime = performance.now();
  try {
    const status = await send();
    return { startTime, endTime: performance.now(), hasFailed: status >= 400 };
  } catch (error) {
    if (!(error instanceof ConnectionLostError)) throw error;
    return { startTime, endTime: performance.now(), hasFailed: true };
  }
}

function summarize(name: string, requests: MeasuredRequest[]): ProbeResult {
  const failed = requests.filter(({ hasFailed }) => hasFailed);
  const firstFailure = Math.min(...failed.map(({ startTime }) => startTime));
  const lastFailure = Math.max(...failed.map(({ startTime }) => startTime));
  const next = requests.find(({ startTime, hasFailed }) => startTime > lastFailure && !hasFailed);
  const errorMs = failed.length === 0 ? 0 : (next?.endTime ?? lastFailure) - firstFailure;
  return { name, requests: requests.length, failed: failed.length, errorSeconds: errorMs / 1_000 };
}
