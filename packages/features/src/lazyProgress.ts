import { getMyProgressQuery } from '@fanous/api-client/generated/queries.ts';
import type { AppServices } from './shared/app/app.ts';
import { lazyComponent } from './shared/lazy/lazyComponent.tsx';
import { prefetchOptionalQueries } from './shared/routing/prefetchOptionalQueries.ts';

// What other areas show of `progress`. Not in `lazyDialogs.ts`, which every dashboard page loads.

/** Records what a student plays in a course. */
export const lazyCourseProgressTracker = lazyComponent(
  'CourseProgressTracker',
  () => import('./progress/CourseProgressTracker.tsx'),
);

/** A card that leads back to the lesson where the student stopped. */
export const lazyContinueVideoCard = lazyComponent(
  'ContinueVideoCard',
  () => import('./progress/ContinueVideoCard.tsx'),
);

/** Loads the card and its data before a page is shown. Loaded later, the card would move what is below it. The page can do without. */
export async function prefetchContinueVideoCard(app: AppServices): Promise<void> {
  const code = Promise.all([lazyContinueVideoCard.preload(), app.loadAreaMessages('progress')]).catch(() => {});
  await Promise.all([prefetchOptionalQueries(app, getMyProgressQuery(app.api)), code]);
}
