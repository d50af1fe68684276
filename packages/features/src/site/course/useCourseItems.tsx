import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemAccess } from './courseAccess.ts';
import type { CourseItem, SelectableItemKind } from './courseItem.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { lazyLockedItemNotice } from './lazyLockedItemNotice.ts';

interface CourseItems<Item> {
  /** The item that the address names, open or not. */
  selected: Item | undefined;
  /** The access to it; undefined when nothing is selected. */
  state: ItemAccess['state'] | undefined;
  /** Selects an item. Visitors go to the sign-in page and return to it. */
  open: (id: string | number) => void;
  /** Explains why the selected item is locked, and what opens it. */
  lockedNotice: ReactNode;
}

/** The items of one section: which one is selected, whether it opens, and what a press does. */
export function useCourseItems<Item extends CourseItem & { title: string }>(
  kind: SelectableItemKind,
  items: readonly Item[],
  { access, selectedItem, onSubscribe }: Pick<CourseSectionProps, 'access' | 'selectedItem' | 'onSubscribe'>,
): CourseItems<Item> {
  const navigate = useNavigate();
  const selected = items.find(({ id }) => id === selectedItem.getId(kind));
  const selectedAccess = selected && access.getItemAccess(kind, selected);
  const isLocked = selectedAccess?.state === 'signIn' || selectedAccess?.state === 'subscribe';
  return {
    selected,
    state: selectedAccess?.state,
    open: (id) => {
      const item = items.find((each) => each.id === id);
      if (!item) return;
      const itemAccess = access.getItemAccess(kind, item);
      if (itemAccess.state === 'signIn') void navigate(itemAccess.href);
      else selectedItem.select(kind, item.id, itemAccess.state === 'subscribe' ? 'video' : undefined);
    },
    lockedNotice: selected && isLocked && (
      <lazyLockedItemNotice.Component
        key={selected.id}
        kind={kind}
        title={selected.title}
        access={selectedAccess}
        onSubscribe={onSubscribe}
      />
    ),
  };
}
