import { useSearchParams } from 'react-router-dom';
import type { SelectableItemKind } from './courseItem.ts';

/** The selected item of each kind. */
export interface SelectedItem {
  /** The id in the address, whether the item is open or locked. */
  getId: (kind: SelectableItemKind) => number | undefined;
  /** Selects an item instead of the others. `keep` stays selected: a video plays on while a locked item is explained. */
  select: (kind: SelectableItemKind, id: number, keep?: SelectableItemKind) => void;
}

/** Keeps the selected item in the address, so that links, the back button and the return from sign-in lead to it. */
export function useSelectedItem(): SelectedItem {
  const [searchParams, setSearchParams] = useSearchParams();
  return {
    getId: (kind) => {
      const id = searchParams.get(kind) ?? '';
      return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined;
    },
    select: (kind, id, keep) => {
      const remainingId = keep && searchParams.get(keep);
      setSearchParams(
        { ...(remainingId && { [keep]: remainingId }), [kind]: String(id) },
        { preventScrollReset: true },
      );
    },
  };
}
