import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { pendingAttemptsLogoutEvent } from '../shared/app/useLogout.ts';
import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';

const lazyConfirmDialog = lazyComponent('ConfirmDialog', () => import('@fanous/ui/overlays/ConfirmDialog'));

/** Asks before signing out deletes quiz attempts that the server has not confirmed. */
export function LogoutConfirmation() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // The function stays while the dialog closes.
  const [logOut, setLogOut] = useState<() => void>();
  const { pathname } = useLocation();
  const isQuiz = matchPath(paths.quiz.pattern, pathname) !== null;

  // An attempt waits for the network after submitting it, when the dialog could not be loaded.
  useEffect(() => {
    if (isQuiz) lazyConfirmDialog.preload().catch(() => {});
  }, [isQuiz]);

  useEffect(() => {
    const handleLogout = (event: Event) => {
      event.preventDefault();
      const { detail } = event as CustomEvent<() => void>;
      setLogOut(() => detail);
      // If its code cannot be loaded, the user can still sign out.
      lazyConfirmDialog.preload().then(() => setOpen(true), detail);
    };
    window.addEventListener(pendingAttemptsLogoutEvent, handleLogout);
    return () => window.removeEventListener(pendingAttemptsLogoutEvent, handleLogout);
  }, []);

  if (!logOut) return null;
  return (
    <lazyConfirmDialog.Component
      isOpen={isOpen}
      title={t`Log out and delete your answers?`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Stay logged in`}
      pendingLabel={t`Log out`}
      onConfirm={() => {
        setOpen(false);
        logOut();
      }}
      onClose={() => setOpen(false)}
    >
      <Trans>
        Your quiz answers have not been sent yet. They are sent when the connection is back. If you log out now, they
        are deleted.
      </Trans>
    </lazyConfirmDialog.Component>
  );
}
