import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** Loaded after the first view: it is only shown after a press. */
export const lazyLockedItemNotice = lazyComponent('LockedItemNotice', () => import('./LockedItemNotice.tsx'));
