import { late } from '../shared/late.tsx';

/** Loaded after the first view: it is only shown after a press. */
export const lockedItem = late(() => import('./LockedItem.tsx').then(({ LockedItem }) => LockedItem));
