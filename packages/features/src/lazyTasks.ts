import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

// What is sent in the background, by the areas that stored it.

/** Sends quiz attempts that were submitted without a network. */
export const lazyPendingAttempts = lazyComponent('PendingAttempts', () => import('./site/quiz/PendingAttempts.tsx'));

/** Sends positions in videos. */
export const lazyProgressSender = lazyComponent('ProgressSender', () => import('./progress/ProgressSender.tsx'));
