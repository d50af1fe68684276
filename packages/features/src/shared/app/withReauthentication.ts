import { ApiError } from '@fanous/api-client/errors';
import type { SessionStore } from '@fanous/api-client/session';
import type { Relogin } from './relogin.ts';

/**
 * Runs a call that needs a session. If the session has expired, it waits for the sign-in dialog and runs the call once more.
 * If the user declines, the 401 is thrown.
 */
export async function withReauthentication<Result>(
  { relogin, session }: { relogin: Relogin; session: SessionStore },
  run: () => Promise<Result>,
): Promise<Result> {
  const sent = session.get();
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // Another call has renewed the session while this one was on its way.
    const isRenewed = sent !== null && session.get() !== sent && session.get()?.data.id === sent.data.id;
    if (!isRenewed && !(relogin.isAsking() && (await relogin.ask()))) throw error;
    return run();
  }
}
