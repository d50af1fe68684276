import type { ReactNode } from 'react';

/** A sentence in both languages. Code in it is between backticks. */
export interface Sentence {
  ar: string;
  en: string;
}

/** Picks the Arabic or the English text. */
export type PickText = (ar: string, en: string) => string;

/** The right and the wrong way, as live examples. */
export interface DoDont {
  title: Sentence;
  /** Why the first one is right. */
  description: Sentence;
  right: (labels: PickText) => ReactNode;
  wrong: (labels: PickText) => ReactNode;
}

/** What the docs page of a part says: one file per part, `Button.docs.tsx`. */
export interface PartDocs {
  /** What it is, in one or two sentences. */
  summary: Sentence;
  /** What it consists of. `name` is a prop or an element. */
  anatomy: { name: string; description: Sentence }[];
  whenToUse: Sentence[];
  whenNotToUse: Sentence[];
  pairs: DoDont[];
  /** How its texts are written. */
  content: Sentence[];
  keyboard: { keys: string[]; description: Sentence }[];
  screenReader: Sentence[];
  rightToLeft: Sentence[];
  /** Parts as in their import: `actions/Link`. */
  related: { part: string; description: Sentence }[];
}

export const createSentence = (ar: string, en: string): Sentence => ({ ar, en });
