import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';

/** The message for an empty list, loaded on demand. */
export const lazyNoResults = lazyComponent('NoResults', () => import('./NoResults.tsx'));
