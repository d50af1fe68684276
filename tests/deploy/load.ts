import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const clients = 4;
const pauseMs = 20;
const responsesPerWait = 30;
const maxWaitMs = 60_000;

/** Clients that read and write until they are stopped. */
export interface Load {
  /** Waits for some more responses. */
  waitForResponses: () => Promise<void>;
  stop: () => Promise<{ responses: number; failures: string[] }>;
}

/** Starts clients. With `hasWrites` they also write, which needs a second server. A request fails without a response, or with a 5xx status. */
export function startLoad(origin: string, hasWrites: boolean): Load {
  const state = { responses: 0, isStopping: false };
  const failures: string[] = [];
  const send = async (name: string, request: () => Promise<Response>) => {
    try {
      const response = await request();
      const text = await response.text();
      if (response.status < 500) state.responses += 1;
      else failures.push(`${name}: ${response.status} ${text.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${name}: ${String(error)}, ${error instanceof Error ? String(error.cause) : ''}`);
    }
  };
  const read = () => fetch(`${origin}/api/courses`);
  const register = () => {
    const form = new FormData();
    const password = 'qalam-azraq-71';
    const fields = { name: 'منى', email: `${randomUUID()}@example.com`, password, password_confirmation: password };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return fetch(`${origin}/api/register`, { method: 'POST', body: form });
  };
  const running = Array.from({ length: clients }, async () => {
    while (!state.isStopping) {
      await send('GET /api/courses', read);
      if (hasWrites) await send('POST /api/register', register);
      await sleep(pauseMs);
    }
  });
  return {
    waitForResponses: async () => {
      const [wanted, end] = [state.responses + responsesPerWait, Date.now() + maxWaitMs];
      while (state.responses < wanted) {
        if (Date.now() > end) throw new Error('The servers do not answer.');
        await sleep(pauseMs);
      }
    },
    stop: async () => {
      state.isStopping = true;
      await Promise.all(running);
      return { responses: state.responses, failures };
    },
  };
}
