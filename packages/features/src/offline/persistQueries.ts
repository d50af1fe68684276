import type { Query } from '@tanstack/react-query';
import type { AppServices } from '../shared/app/app.ts';
import { writeOfflineQuery } from './offlineQueries.ts';
import { findQueryOwner } from './queryOwner.ts';

/** Stores loaded data on this device, now and whenever it changes. */
export function persistQueries({ queryClient, session }: Pick<AppServices, 'queryClient' | 'session'>): void {
  const cache = queryClient.getQueryCache();
  const save = (query: Query) => {
    const owner = findQueryOwner(query.queryKey, session.get()?.data.id);
    // A response that arrives after signing out belongs to a query that was removed.
    if (owner === undefined || query.state.status !== 'success' || cache.get(query.queryHash) !== query) return;
    const { queryHash, queryKey, state } = query;
    // Without space nothing is stored, and the page works as before.
    writeOfflineQuery(owner, { queryHash, queryKey, state, dehydratedAt: Date.now() }).catch(() => {});
  };
  cache.getAll().forEach(save);
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') save(event.query);
  });
}
