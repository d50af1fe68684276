import { createStore } from '@fanous/api-client/store';

/** Lets the user sign in again in a dialog over the page, when the session has expired during their work. */
export interface Reauthentication {
  /** Whether the sign-in dialog is to be shown. */
  isRequested: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Marks the shown page as one that must not be left, because work would be lost. Returns a function that undoes it. */
  protectPage: () => () => void;
  isPageProtected: () => boolean;
  /** Opens the dialog, or waits for the open one. True after signing in, false if the user declines. */
  request: () => Promise<boolean>;
  /** Closes the dialog and resolves all waiting requests. */
  complete: (isSignedIn: boolean) => void;
}

/** Creates the store of the sign-in dialog. */
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
