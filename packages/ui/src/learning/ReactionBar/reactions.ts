/** The four reactions there are (spec §9), in the order in which they stand. */
export const reactionKinds = ['love', 'like', 'angry', 'care'] as const;

export type ReactionKind = (typeof reactionKinds)[number];

/** Every word of the reactions. */
export interface ReactionLabels {
  /** «أحببته», «أعجبني», «أغضبني», «أدعمه» */
  names: Record<ReactionKind, string>;
  /** Names a button, beginning with its name: «أحببته، 4 تفاعلات» */
  button: (name: string, count: number) => string;
  /** Said when it has been sent: «تم تسجيل تفاعلك: أحببته» */
  done: (name: string) => string;
  /** Said when it has been removed: «أُزيل تفاعلك» */
  withdrawn: string;
}
