import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** The message of an empty search, loaded on demand; a page that begins with it preloads it. */
export const lazyNoResults = lazyComponent('NoResults', () => import('./NoResults.tsx'));
