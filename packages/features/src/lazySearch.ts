import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

/** Listens to the shortcuts of the search and opens it. Not in `lazyDialogs.ts`, because the first view of public pages has it. */
export const lazySearchHost = lazyComponent('SearchHost', () => import('./search/SearchHost.tsx'));
