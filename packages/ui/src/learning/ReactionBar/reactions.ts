/** The four reactions (spec §9), in display order. */
export const reactionKinds = ['love', 'like', 'angry', 'care'] as const;

export type ReactionKind = (typeof reactionKinds)[number];

/** All texts of the reactions. */
export interface ReactionLabels {
  /** «أحببته», «أعجبني», «يحتاج تصحيحًا», «أدعمه». `angry` says that a summary needs correction */
  names: Record<ReactionKind, string>;
  /** Accessible name of a button; starts with the visible name: «أحببته، 4 تفاعلات» */
  button: (name: string, count: number) => string;
  /** Announced after sending: «تم تسجيل تفاعلك: أحببته» */
  done: (name: string) => string;
  /** Announced after withdrawing: «أُزيل تفاعلك» */
  withdrawn: string;
}
