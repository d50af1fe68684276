import type { Session } from '@fanous/api-client/session';
import { useSyncExternalStore } from 'react';
import { useApp } from './app.ts';

/** Who is signed in, or null; changes when another tab signs in or out. A server renders everyone as a visitor. */
export function useSession(): Session | null {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.get, () => null);
}
