import { ApiError } from '@fanous/api-client/errors';
import { logout } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useApp } from './app.ts';
import { dropAllDraftFiles } from './draftFiles.ts';
import { dropAllDrafts } from './drafts.ts';
import { useToast } from './useToast.ts';

/** Signs out: here at once, whatever becomes of the call (spec §4), and on the server. */
export function useLogout(): () => void {
  const { t } = useLingui();
  const { api, session } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  return () => {
    // The call has read the token before it is cleared. If it fails, the session ends by itself (decision 27).
    void logout(api).catch((error: unknown) => {
      // Then the server had ended it already.
      if (error instanceof ApiError && error.status === 401) return;
      toast({
        tone: 'warning',
        title: t`You are logged out on this device`,
        description: t`The server could not be told. The session ends there by itself.`,
      });
    });
    session.clear();
    dropAllDrafts();
    void dropAllDraftFiles();
    void navigate(paths.login.to());
  };
}
