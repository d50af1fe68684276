import { ApiError } from '@fanous/api-client/errors';
import { logout } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from './app.ts';
import { hasPendingAttempts } from '../storage/attemptDrafts.ts';
import { deleteAllDraftFiles } from '../storage/draftFiles.ts';
import { deleteAllDrafts } from '../storage/drafts.ts';
import { useAction } from '../hooks/useAction.ts';

/**
 * Dispatched on `window` before signing out deletes quiz attempts that the server has not confirmed. `detail` signs out. Call
 * `preventDefault` to ask first.
 */
export const pendingAttemptsLogoutEvent = 'pending-attempts-logout';

/**
 * Signs out on this device, whatever the server answers (spec §4), and on the server. Deletes all drafts on this device. Asks
 * first if a submitted quiz attempt would be lost.
 */
export function useLogout(): () => void {
  const { t } = useLingui();
  const { session } = useApp();
  const navigate = useNavigate();
  const action = useAction(
    (api) => {
      // The call reads the token before it is cleared. If it fails, the session ends by itself (decision 27).
      const call = logout(api);
      session.clear();
      deleteAllDrafts();
      void deleteAllDraftFiles();
      void navigate(paths.login.to());
      return call;
    },
    {
      reauthenticates: false,
      errorToast: (_message, _input, error) =>
        // After a 401 the server has no session to end.
        error instanceof ApiError && error.status === 401
          ? undefined
          : {
              tone: 'warning',
              title: t`You are logged out on this device`,
              description: t`The server could not be reached. The session there will end by itself.`,
            },
    },
  );
  const logOut = () => action.mutate();
  return () => {
    const userId = session.get()?.data.id;
    const mustAsk = userId !== undefined && hasPendingAttempts(userId);
    const question = new CustomEvent(pendingAttemptsLogoutEvent, { cancelable: true, detail: logOut });
    if (!mustAsk || window.dispatchEvent(question)) logOut();
  };
}
