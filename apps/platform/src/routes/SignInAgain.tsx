import { useApp } from '@fanous/features/shared/app/app';
import { loadChunk } from '@fanous/features/shared/lazy/chunk';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** Opens the dialog that asks to sign in again when it is due. Its code and words come when they are first needed. */
export function SignInAgain() {
  const { loadArea, relogin } = useApp();
  const isAsking = useSyncExternalStore(relogin.subscribe, relogin.isAsking, () => false);
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsking) return;
    const code = loadChunk(() => import('@fanous/features/account/login/SignInAgainDialog'));
    Promise.all([code, loadArea('account')]).then(
      ([{ SignInAgainDialog }]) => setDialog(() => SignInAgainDialog),
      // What waits for it fails in words of its own.
      () => relogin.settle(false),
    );
  }, [isAsking, loadArea, relogin]);
  return isAsking && Dialog ? <Dialog /> : null;
}
