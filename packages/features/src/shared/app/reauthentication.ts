import { createStore } from '@fanous/api-client/store';

/** Signing in again in place, after a session has ended while somebody was at work. */
export interface Reauthentication {
  /** Whether the dialog that asks is due. */
  isRequested: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A page whose content would be lost by leaving says so while it is shown. Returns how to take that back. */
  protectPage: () => () => void;
  isPageProtected: () => boolean;
  /** Asks, or joins whoever asks already. True once there is a live session again, false when that was declined. */
  request: () => Promise<boolean>;
  /** The dialog's answer. */
  complete: (isBack: boolean) => void;
}

/** The one place of a page life that knows whether a sign-in is being asked for. */
export function createReauthentication(): Reauthentication {
  const requested = createStore(false);
  const pendingRequests = new Set<(isBack: boolean) => void>();
  let protectedPageCount = 0;
  return {
    isRequested: requested.get,
    subscribe: requested.subscribe,
    protectPage: () => {
      protectedPageCount += 1;
      return () => {
        protectedPageCount -= 1;
      };
    },
    isPageProtected: () => protectedPageCount > 0,
    request: () =>
      new Promise((resolve) => {
        pendingRequests.add(resolve);
        requested.set(true);
      }),
    complete: (isBack) => {
      const answered = [...pendingRequests];
      pendingRequests.clear();
      requested.set(false);
      for (const answer of answered) answer(isBack);
    },
  };
}
