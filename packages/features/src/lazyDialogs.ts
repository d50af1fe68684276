import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

// Components that one area shows from another. Areas must not import each other. `area` is the area of the messages.

export const addSummaryDialogWithArea = {
  area: 'site/summaries',
  dialog: lazyComponent('AddSummaryDialog', () => import('./site/summaries/AddSummaryDialog.tsx')),
};

export const editSummaryDialogWithArea = {
  area: 'site/summaries',
  dialog: lazyComponent('EditSummaryDialog', () => import('./site/summaries/EditSummaryDialog.tsx')),
};

export const reportDialogWithArea = {
  area: 'site/summaries',
  dialog: lazyComponent('ReportDialog', () => import('./site/summaries/ReportDialog.tsx')),
};

/** The quiz preview for authors. */
export const quizPreviewDialogWithArea = {
  area: 'site/quiz',
  dialog: lazyComponent('QuizPreviewDialog', () => import('./site/quiz/QuizPreviewDialog.tsx')),
};

/** The search of the site and the dashboard. `SearchHost` opens it. */
export const searchDialogWithArea = {
  area: 'search',
  dialog: lazyComponent('SearchDialog', () => import('./search/SearchDialog.tsx')),
};

/** The notification bell for the dashboard bar. */
export const lazyNotifications = lazyComponent('Notifications', () => import('./site/layout/Notifications.tsx'));
