import { useApp } from '@fanous/features/shared/app/app';
import { loadChunk } from '@fanous/features/shared/lazy/loadChunk';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** Opens the dialog that asks to sign in again when it is due. Its code and words come when they are first needed. */
export function SignInAgain() {
  const { loadAreaMessages, reauthentication } = useApp();
  const isAsking = useSyncExternalStore(reauthentication.subscribe, reauthentication.isRequested, () => false);
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsking) return;
    const code = loadChunk(() => import('@fanous/features/account/login/SignInAgainDialog'));
    Promise.all([code, loadAreaMessages('account')]).then(
      ([{ SignInAgainDialog }]) => setDialog(() => SignInAgainDialog),
      // What waits for it fails in words of its own.
      () => reauthentication.complete(false),
    );
  }, [isAsking, loadAreaMessages, reauthentication]);
  return isAsking && Dialog ? <Dialog /> : null;
}
