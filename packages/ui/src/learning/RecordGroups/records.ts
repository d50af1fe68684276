import type { ReactNode } from 'react';
import type { PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';

/** An id of the caller's data; the list only compares it. */
export type RecordId = string | number;

/** The kind of a record: a document, audio or video. */
export type RecordKind = 'pdf' | 'doc' | 'audio' | 'video';

/** One record. */
export interface RecordItem {
  id: RecordId;
  title: string;
  kind: RecordKind;
  /** A locked item is shown but cannot be opened. */
  isLocked?: boolean;
  /** Its size or length. */
  meta?: ReactNode;
}

/** A group of records: center, home, revision. */
export interface RecordGroup {
  id: RecordId;
  title: string;
  /** The number of records as a phrase: «3 تسجيلات», «لا توجد تسجيلات» */
  count: string;
  items: readonly RecordItem[];
}

/** All texts of the list. */
export interface RecordLabels extends PdfLinkLabels {
  /** Names of the kinds: «ملف PDF», «مستند», «ملف صوتي», «فيديو» */
  kinds: Record<RecordKind, string>;
  /** «مقفل، اشترك للمشاهدة» */
  locked: string;
  /** Marks the playing record: «يُعرض الآن» */
  playing: string;
}

export const isDocumentKind = (kind: RecordKind) => kind === 'pdf' || kind === 'doc';
