import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser has passkeys. Nearly all do, so the server assumes it: a button that appears late would move the page. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
