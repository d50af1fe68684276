import { ApiError } from '@fanous/api-client/errors';
import type { SessionStore } from '@fanous/api-client/session';
import type { Reauthentication } from './reauthentication.ts';

/**
 * Runs a call that needs a session. If the session has expired, it waits for the sign-in dialog and runs the call once more.
 * If the user declines, the 401 is thrown.
 */
export async function withReauthentication<Result>(
  { reauthentication, session }: { reauthentication: Reauthentication; session: SessionStore },
  run: () => Promise<Result>,
): Promise<Result> {
  const sessionBefore = session.get();
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // Another call has renewed the session while this one was on its way.
    const isRenewed =
      sessionBefore !== null && session.get() !== sessionBefore && session.get()?.data.id === sessionBefore.data.id;
    if (!isRenewed && !(reauthentication.isRequested() && (await reauthentication.request()))) throw error;
    return run();
  }
}
