import { createDraftStore, type DraftStore } from './drafts.ts';

const draftName = 'recent-searches';
const maxRecentSearches = 5;
const visitorId = 0;

/** The last searches on this device after which a row was opened. Signing out deletes them with the drafts. */
export interface RecentSearches {
  list: () => string[];
  add: (search: string) => void;
  clear: () => void;
}

/** The recent searches of a user, or of visitors. */
export function createRecentSearches(
  userId: number = visitorId,
  store: DraftStore = createDraftStore(userId),
): RecentSearches {
  const list = () => {
    const stored = store.read(draftName);
    return Array.isArray(stored) ? stored.filter((search) => typeof search === 'string') : [];
  };
  return {
    list,
    add: (search) => {
      store.write(draftName, [search, ...list().filter((other) => other !== search)].slice(0, maxRecentSearches));
    },
    clear: () => store.remove(draftName),
  };
}
