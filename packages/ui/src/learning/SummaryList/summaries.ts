import type { ReactNode } from 'react';
import type { PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';
import type { ReactionKind, ReactionLabels } from '../ReactionBar/reactions.ts';

/** An id of the caller's data; the list only compares it. */
export type SummaryId = string | number;

/** A summary of a lecture. */
export interface SummaryItem {
  id: SummaryId;
  lectureName: string;
  /** A picture of the first page, 3:4. If one summary has it, the others show an icon in its place. */
  thumbnailSrc?: string | null;
  /** Null if it is hidden from the user, or if the account was deleted. */
  author?: { name: string; image?: string | null } | null;
  reactions: Partial<Record<ReactionKind, number>>;
  /** The reaction of the user. */
  selectedReaction: ReactionKind | null;
  /** A locked item is shown but cannot be opened. */
  isLocked?: boolean;
  /** Shows the edit button. Requires `onEdit`. */
  canEdit?: boolean;
  /** Shows the delete button. Requires `onDelete`. */
  canDelete?: boolean;
  /** Shows the report button. Requires `onReport`. */
  canReport?: boolean;
  /** The user has reported it: a note takes the place of the report button. */
  isReported?: boolean;
  /** How many users have reported it. Shows a button if there are some. Requires `onShowReports`. */
  reportsCount?: number;
}

/** All texts of the list. */
export interface SummaryLabels {
  /** Heading of the list: «الملخصات» */
  list: string;
  /** Name of the scrolling region: «قائمة الملخصات، منطقة قابلة للتمرير» */
  listRegion: string;
  /** «كتبه {author}». `author` is isolated in its own direction. */
  writtenBy: (author: ReactNode) => ReactNode;
  /** Names the reactions of one summary: «تفاعلك مع {الملخص}» */
  reactTo: (lectureName: string) => string;
  /** «مقفل، للمشتركين». Required if a summary is locked. */
  locked?: string;
  /** Names the edit button of a summary: «تعديل {الملخص}». Required if one can be edited. */
  edit?: (lectureName: string) => string;
  /** Names the delete button of a summary: «حذف {الملخص}». Required if one can be deleted. */
  delete?: (lectureName: string) => string;
  /** Names the report button of a summary: «الإبلاغ عن {الملخص}». Required if one can be reported. */
  report?: (lectureName: string) => string;
  /** «أبلغت عنه». Required if the user has reported a summary. */
  reported?: string;
  /**
   * The button that shows the reports: its label «3 بلاغات», and its accessible name, which begins with the label:
   * «3 بلاغات عن {الملخص}». Required if a summary was reported.
   */
  reports?: { label: (count: number) => string; name: (count: number, lectureName: string) => string };
  /** «لا توجد ملخصات» */
  empty: string;
  pdf: PdfLinkLabels;
  reactions: ReactionLabels;
}
