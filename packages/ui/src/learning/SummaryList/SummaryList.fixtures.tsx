import type { Language } from '../../intl/digits.ts';
import { pdfLabels } from '../../media/PdfLink/PdfLink.fixtures.ts';
import { texts } from '../../stories/Texts.fixtures.ts';
import { reactionLabels, reactToLabels } from '../ReactionBar/ReactionBar.fixtures.ts';
import type { SummaryItem, SummaryLabels } from './summaries.ts';

/** Sample labels of the list. */
export const summaryLabels: Record<Language, SummaryLabels> = {
  ar: {
    list: 'الملخصات',
    listRegion: 'قائمة الملخصات، منطقة قابلة للتمرير',
    writtenBy: (author) => <>كتبه {author}</>,
    reactTo: reactToLabels.ar,
    locked: 'مقفل، للمشتركين',
    empty: 'لا توجد ملخصات',
    edit: (lectureName) => `تعديل ${lectureName}`,
    delete: (lectureName) => `حذف ${lectureName}`,
    report: (lectureName) => `الإبلاغ عن ${lectureName}`,
    reported: 'أبلغت عنه',
    reports: { label: (count) => `البلاغات: ${count}`, name: (count, name) => `البلاغات: ${count} عن ${name}` },
    pdf: pdfLabels.ar,
    reactions: reactionLabels.ar,
  },
  en: {
    list: 'Summaries',
    listRegion: 'List of summaries, scrollable region',
    writtenBy: (author) => <>By {author}</>,
    reactTo: reactToLabels.en,
    locked: 'Locked, for subscribers',
    empty: 'No summaries',
    edit: (lectureName) => `Edit ${lectureName}`,
    delete: (lectureName) => `Delete ${lectureName}`,
    report: (lectureName) => `Report ${lectureName}`,
    reported: 'You reported it',
    reports: { label: (count) => `Reports: ${count}`, name: (count, name) => `Reports: ${count} about ${name}` },
    pdf: pdfLabels.en,
    reactions: reactionLabels.en,
  },
};

export const addSummary = { ar: 'إضافة ملخص', en: 'Add summary' };

/** Sample summaries. */
export const summaries: readonly SummaryItem[] = [
  {
    id: 1,
    lectureName: 'قانون أوم والدوائر',
    author: { name: 'منى السيد' },
    reactions: { love: 4, like: 12, care: 1 },
    selectedReaction: null,
    canEdit: true,
    canDelete: true,
  },
  {
    id: 2,
    lectureName: texts.mixed,
    author: { name: 'Karim Adel' },
    reactions: { love: 1 },
    selectedReaction: 'love',
    canReport: true,
  },
  {
    id: 3,
    lectureName: texts.long,
    author: { name: texts.long },
    reactions: {},
    selectedReaction: null,
    canDelete: true,
    reportsCount: 3,
  },
  {
    id: 4,
    lectureName: texts.unbroken,
    author: { name: 'هـ' },
    reactions: { angry: 1250, care: 103 },
    selectedReaction: null,
    canReport: true,
    isReported: true,
  },
];

const firstPage = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><path fill="#fff" d="M0 0h240v320H0z"/><path fill="none" stroke="${color}" stroke-width="10" d="M216 40H90"/><path fill="none" stroke="#8a8f98" stroke-width="6" d="M216 80H30M216 110H60M216 140H30M216 170H84M216 230H30M216 260H48"/></svg>`,
  )}`;

/** Sample summaries with pictures of their first pages; two have none. */
export const summariesWithThumbnails: readonly SummaryItem[] = [
  firstPage('#1b4f9c'),
  firstPage('#8f1830'),
  null,
  'data:image/png;base64,broken',
].map((thumbnailSrc, index) => Object.assign({}, summaries[index], { thumbnailSrc }));
