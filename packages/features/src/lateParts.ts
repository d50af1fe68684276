import { late } from './shared/late.tsx';

/**
 * What pages of one area open of another: its code and its words (`app.loadArea`) come late. Areas do not import each
 * other; as with the catalogues, this is the one place that knows them.
 */
export const addSummary = {
  area: 'summaries',
  dialog: late(() => import('./summaries/AddSummaryDialog.tsx').then(({ AddSummaryDialog }) => AddSummaryDialog)),
};

/** A quiz as the student sees it, for who makes it. */
export const previewQuiz = {
  area: 'quizzes',
  dialog: late(() => import('./quizzes/QuizPreviewDialog.tsx').then(({ QuizPreviewDialog }) => QuizPreviewDialog)),
};

/** What is new for somebody, behind a bell, for the bar of the dashboard; its words are there with the first page. The header loads it by itself. */
export const bell = late(() => import('./layout/Notifications.tsx').then(({ Notifications }) => Notifications));
