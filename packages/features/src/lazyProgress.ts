import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

// What other areas show of `progress`. Not in `lazyDialogs.ts`, which every dashboard page loads.

/** Records what a student plays in a course. */
export const lazyCourseProgress = lazyComponent('CourseProgress', () => import('./progress/CourseProgress.tsx'));

/** A card that leads back to the lesson where the student stopped. */
export const lazyContinueLesson = lazyComponent('ContinueLesson', () => import('./progress/ContinueLesson.tsx'));
