import { useApp } from '@fanous/features/shared/app/app';
import { loadChunk } from '@fanous/features/shared/lazy/chunk';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

/** Opens the sign-in dialog when the session expires. Its code and messages load when first needed. */
export function SignInAgain() {
  const { loadArea, relogin } = useApp();
  const isAsking = useSyncExternalStore(relogin.subscribe, relogin.isAsking, () => false);
  const [Dialog, setDialog] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsking) return;
    const code = loadChunk(() => import('@fanous/features/account/login/SignInAgainDialog'));
    Promise.all([code, loadArea('account')]).then(
      ([{ SignInAgainDialog }]) => setDialog(() => SignInAgainDialog),
      // The waiting requests show their own errors.
      () => relogin.settle(false),
    );
  }, [isAsking, loadArea, relogin]);
  return isAsking && Dialog ? <Dialog /> : null;
}
