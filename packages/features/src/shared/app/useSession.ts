import type { Session } from '@fanous/api-client/session';
import { useSyncExternalStore } from 'react';
import { useApp } from './app.ts';

/** The current session, or null. It follows sign-in and sign-out in other tabs. The server renders every page as for a visitor. */
export function useSession(): Session | null {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}
