import { late } from '../shared/late.tsx';

/** Why an item does not open; it answers a press, so its code comes after the first view. */
export const lockedItem = late(() => import('./LockedItem.tsx').then(({ LockedItem }) => LockedItem));
