import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

// Dialogs that one area opens from another, with the area of their messages. Areas may not import each other.

export const lazyAddSummaryDialog = {
  area: 'site/summaries',
  dialog: lazyComponent('AddSummaryDialog', () => import('./site/summaries/AddSummaryDialog.tsx')),
};

/** The quiz preview for authors. */
export const lazyQuizPreviewDialog = {
  area: 'site/quiz',
  dialog: lazyComponent('QuizPreviewDialog', () => import('./site/quiz/QuizPreviewDialog.tsx')),
};

/** The notification bell for the dashboard bar. */
export const lazyNotifications = lazyComponent('Notifications', () => import('./site/layout/Notifications.tsx'));
