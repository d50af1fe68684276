import { logout } from '@fanous/api-client/generated/queries.ts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useApp } from './app.ts';
import { dropAllDrafts } from './drafts.ts';

/** Signs out: here at once, whatever becomes of the call (spec §4), and on the server. */
export function useLogout(): () => void {
  const { api, session } = useApp();
  const navigate = useNavigate();
  return () => {
    // The call has read the token before it is cleared. If it fails, the session ends by itself (decision 27).
    void logout(api).catch(() => {});
    session.clear();
    dropAllDrafts();
    void navigate(paths.login.to());
  };
}
