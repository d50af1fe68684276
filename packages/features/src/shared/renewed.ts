import { ApiError } from '@fanous/api-client/errors';
import type { Relogin } from './relogin.ts';

/**
 * Does something that needs a session. Where that has ended and is being renewed over the page, it waits and is done once
 * more; declined, the refusal stands.
 */
export async function renewed<Result>(relogin: Relogin, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401 && relogin.isAsking();
    if (!isRefused || !(await relogin.ask())) throw error;
    return run();
  }
}
