import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser supports passkeys. Nearly all do, so rendered pages assume it: a late button would shift the layout. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
