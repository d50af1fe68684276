import type { ReactNode } from 'react';
import type { PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';

/** A key of the caller's data; the list only compares it. */
export type RecordId = string | number;

/** What a record is: a document to open, something to play, or a player of somebody else's. */
export type RecordKind = 'pdf' | 'doc' | 'audio' | 'video';

/** One record. */
export interface RecordItem {
  id: RecordId;
  title: string;
  kind: RecordKind;
  /** Shown and explained, not opened. */
  isLocked?: boolean;
  /** A fact beside the title, such as its size or length. */
  meta?: ReactNode;
}

/** The records of one place: the centre, home, revision. */
export interface RecordGroup {
  id: RecordId;
  title: string;
  /** How many, as a sentence: «3 تسجيلات», «لا توجد تسجيلات» */
  count: string;
  items: readonly RecordItem[];
}

/** Every word the list shows or says. */
export interface RecordLabels extends PdfLinkLabels {
  /** What each kind is called: «ملف PDF», «مستند», «ملف صوتي», «فيديو» */
  kinds: Record<RecordKind, string>;
  /** «مقفل، اشترك للمشاهدة» */
  locked: string;
  /** Marks the record that plays: «يُعرض الآن» */
  playing: string;
}

export const isDocument = (kind: RecordKind) => kind === 'pdf' || kind === 'doc';
