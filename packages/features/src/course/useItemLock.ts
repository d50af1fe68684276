import type { Chosen, ItemKind } from './useChosen.ts';
import type { CourseView } from './useCourse.ts';

interface ItemLock<Item> {
  /** Nothing of this kind may be opened. Until it is known whose the course is, nobody is shown locks that may vanish again. */
  isLocked: boolean;
  /** The locked item that the address names, to be explained. */
  asked: Item | undefined;
  /** A locked item was pressed: who is not signed in goes to do so, everyone else reads why. */
  ask: (id: string | number) => void;
}

/** How the records, files or summaries of a course are closed to whoever has not got it. */
export function useItemLock<Item extends { id: number }>(
  kind: ItemKind,
  items: readonly Item[],
  standing: CourseView['standing'],
  { idOf, choose, signInFor }: Chosen,
): ItemLock<Item> {
  const isLocked = standing === 'visitor' || standing === 'outsider';
  return {
    isLocked,
    asked: isLocked ? items.find(({ id }) => id === idOf(kind)) : undefined,
    ask: (id) => (standing === 'visitor' ? signInFor(kind, Number(id)) : choose(kind, Number(id), 'video')),
  };
}
