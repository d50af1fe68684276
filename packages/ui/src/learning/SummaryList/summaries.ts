import type { ReactNode } from 'react';
import type { PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';
import type { ReactionKind, ReactionLabels } from '../ReactionBar/reactions.ts';

/** A key of the caller's data; the list only compares it. */
export type SummaryId = string | number;

/** A summary that somebody wrote of a lecture. */
export interface SummaryItem {
  id: SummaryId;
  lectureName: string;
  /** Missing where the reader is not told, or the account is gone. */
  author?: { name: string; image?: string | null } | null;
  reactions: Partial<Record<ReactionKind, number>>;
  /** The reader's own reaction. */
  chosen: ReactionKind | null;
  /** Shown and explained, not opened. */
  isLocked?: boolean;
  /** Shows the delete button; `onDelete` has to be given. */
  canDelete?: boolean;
}

/** Every word the list shows or says. */
export interface SummaryLabels {
  /** Heading of the list: «الملخصات» */
  list: string;
  /** Name of the scrolling region: «قائمة الملخصات، منطقة قابلة للتمرير» */
  listRegion: string;
  /** «كتبه {author}». The name comes isolated in its own direction. */
  by: (author: ReactNode) => ReactNode;
  /** Names the reactions of one summary: «تفاعلك مع {الملخص}» */
  reactTo: (lectureName: string) => string;
  /** «مقفل، للمشتركين»; needed where a summary is locked. */
  locked?: string;
  /** Names the delete button of one summary: «حذف {الملخص}»; needed where one can be deleted. */
  delete?: (lectureName: string) => string;
  /** «لا توجد ملخصات» */
  empty: string;
  pdf: PdfLinkLabels;
  reactions: ReactionLabels;
}
