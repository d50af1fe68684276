import type { ReactNode } from 'react';
import type { PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';
import type { ReactionKind, ReactionLabels } from '../ReactionBar/reactions.ts';

/** An id of the caller's data; the list only compares it. */
export type SummaryId = string | number;

/** A summary of a lecture. */
export interface SummaryItem {
  id: SummaryId;
  lectureName: string;
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
  /** «لا توجد ملخصات» */
  empty: string;
  pdf: PdfLinkLabels;
  reactions: ReactionLabels;
}
