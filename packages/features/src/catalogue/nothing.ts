import { late } from '../shared/late.tsx';

/** What stands where nothing was found, as a part that comes late; a page that begins with it brings it along. */
export const nothing = late(() => import('./NothingFound.tsx').then(({ NothingFound }) => NothingFound));
