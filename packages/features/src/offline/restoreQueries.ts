import { hydrate } from '@tanstack/react-query';
import type { AppServices } from '../shared/app/app.ts';
import { readOfflineQueries } from './offlineQueries.ts';

/** If the database does not respond, the page must still open. */
const readTimeoutMs = 3000;

/** Fills the query cache with the data that is stored on this device. Newer data stays. It is fetched again when there is a network. */
export async function restoreQueries({
  queryClient,
  session,
}: Pick<AppServices, 'queryClient' | 'session'>): Promise<void> {
  const userId = session.get()?.data.id;
  const none = new Promise<[]>((resolve) => setTimeout(resolve, readTimeoutMs, []));
  const queries = await Promise.race([readOfflineQueries(userId).catch(() => []), none]);
  if (session.get()?.data.id !== userId) return;
  // Without a network it cannot be fetched again, so it stays.
  hydrate(queryClient, { mutations: [], queries }, { defaultOptions: { queries: { gcTime: Infinity } } });
}
