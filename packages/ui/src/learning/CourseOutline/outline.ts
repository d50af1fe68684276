import type { ReactNode } from 'react';
import type { PdfLinkLabels } from '../../media/PdfLink/PdfLink.tsx';

/** What an item is. Videos are numbered, the others have an icon. */
export type OutlineItemKind = 'video' | 'audio' | 'recording' | 'file' | 'quiz';

/** An item of a unit. Without `href` and `fetchUrl` it is a button that calls `onPress`. */
export interface OutlineItem {
  /** Unique in the whole outline. */
  id: string;
  kind: OutlineItemKind;
  title: string;
  /** What it is: «تسجيل»، «ملف PDF»، «اختبار». Videos need none. */
  kindLabel?: string | undefined;
  /** Open to every signed-in user. */
  isFree?: boolean;
  /** A locked item is a button that calls `onPress`, so that the page can explain why. */
  isLocked?: boolean;
  /** The viewer has watched it, or taken the quiz. */
  isDone?: boolean;
  /** How much of it was watched, from 0 to 1. */
  watchedShare?: number | undefined;
  /** Its length, the position in it, or a mark. */
  meta?: ReactNode;
  /** A page of its own, such as the one of a quiz. */
  href?: string | undefined;
  /** Requests the URL of a document. Called after its tab has opened. */
  fetchUrl?: (() => Promise<string>) | undefined;
}

/** A unit with its items. */
export interface OutlineUnit {
  id: string;
  title: string;
  /** How many items it has, or how many are done. Part of the name of its button. */
  meta?: ReactNode;
  items: readonly OutlineItem[];
}

/** All texts of the outline. */
export interface OutlineLabels extends PdfLinkLabels {
  /** Marks the playing row: «يُعرض الآن» */
  playing: string;
  /** «مقفل، للمشتركين» */
  locked: string;
  /** «فيديو مجاني» */
  free: string;
  /** Marks what was watched to the end: «تمت مشاهدته» */
  watched: string;
}
