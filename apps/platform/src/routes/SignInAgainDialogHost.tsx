import { useApp } from '@fanous/features/shared/app/app';
import { loadChunkOrReload } from '@fanous/features/shared/lazy/loadChunk';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** Shows the sign-in dialog when the session has expired. Its code and messages load on demand. */
export function SignInAgainDialogHost() {
  const { loadAreaMessages, reauthentication } = useApp();
  const isAsking = useSyncExternalStore(reauthentication.subscribe, reauthentication.isRequested, () => false);
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsking) return;
    const code = loadChunkOrReload(() => import('@fanous/features/account/login/SignInAgainDialog'));
    Promise.all([code, loadAreaMessages('account')]).then(
      ([{ SignInAgainDialog }]) => setDialog(() => SignInAgainDialog),
      // The requests that wait for it show their own errors.
      () => reauthentication.complete(false),
    );
  }, [isAsking, loadAreaMessages, reauthentication]);
  return isAsking && Dialog ? <Dialog /> : null;
}
