import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** What stands where nothing was found, as a part that comes late; a page that begins with it brings it along. */
export const nothing = lazyComponent('NothingFound', () => import('./NothingFound.tsx'));
