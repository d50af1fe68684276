import { lazyComponent } from '../shared/lazyComponent.tsx';

/** Why an item does not open; it answers a press, so its code comes after the first view. */
export const lockedItem = lazyComponent('LockedItem', () => import('./LockedItem.tsx'));
