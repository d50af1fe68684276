import { lazyComponent } from './shared/lazy/lazyComponent.tsx';

/**
 * What pages of one area open of another: its code and its words (`app.loadArea`) come late. Areas do not import each
 * other; as with the catalogues, this is the one place that knows them.
 */
export const addSummary = {
  area: 'site/summaries',
  dialog: lazyComponent('AddSummaryDialog', () => import('./site/summaries/AddSummaryDialog.tsx')),
};

/** A quiz as the student sees it, for who makes it. */
export const previewQuiz = {
  area: 'site/quiz',
  dialog: lazyComponent('QuizPreviewDialog', () => import('./site/quiz/QuizPreviewDialog.tsx')),
};

/** What is new for somebody, behind a bell, for the bar of the dashboard; its words are there with the first page. The header loads it by itself. */
export const bell = lazyComponent('Notifications', () => import('./site/layout/Notifications.tsx'));
