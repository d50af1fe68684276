import { matchesAnywhere } from '@fanous/arabic/match';
import { useRef, useState } from 'react';

/** One suggestion. */
export interface ComboBoxItem {
  id: string;
  label: string;
  /** A second line, searched as well: an e-mail address. */
  detail?: string;
  /** A fact that helps to choose, under the others: «مشترك بالفعل». */
  note?: string | undefined;
  /** What the field holds once it is chosen, if not the label: the address that tells two of one name apart. */
  text?: string;
}

/** What the field holds once an item is chosen. */
export const textOf = ({ label, text = label }: ComboBoxItem): string => text;

interface ChoiceOptions {
  items: ComboBoxItem[];
  filter: 'fold' | 'none';
  value: string | null | undefined;
  defaultValue: string | null | undefined;
  onChange: ((id: string | null) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
}

interface Choice {
  value: string | null;
  text: string;
  /** The suggestions that suit the text. */
  shown: ComboBoxItem[];
  choose: (id: string | null) => void;
  type: (text: string) => void;
}

/**
 * What is chosen and what is typed. The chosen item is remembered with its words: a server that answers the next search no
 * longer sends it, and React Aria would then empty the field.
 */
export function useChoice({ items, filter, onChange, onInputChange, ...given }: ChoiceOptions): Choice {
  const [own, setOwn] = useState(given.defaultValue ?? null);
  const value = given.value === undefined ? own : given.value;
  const listed = items.find(({ id }) => id === value);
  const [kept, setKept] = useState(listed);
  const chosen = value === null ? undefined : (listed ?? (kept?.id === value ? kept : undefined));
  const picked = useRef<ComboBoxItem>(undefined);
  // Undefined while the field shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (chosen ? textOf(chosen) : '');

  const set = (id: string | null) => {
    setOwn(id);
    if (id !== value) onChange?.(id);
  };
  return {
    value,
    text,
    shown: filter === 'none' || typed === undefined ? items : items.filter((item) => suits(item, text)),
    choose: (id) => {
      const item = items.find((each) => each.id === id);
      if (item) setKept(item);
      picked.current = item;
      setTyped(undefined);
      set(id);
    },
    type: (next) => {
      // React Aria writes what was picked into the field, also before it is known here. Nobody typed that, so nobody searches
      // for it: another answer would open the list again.
      const shown = picked.current ?? chosen;
      if (shown && next === textOf(shown)) {
        setTyped(undefined);
        return;
      }
      setTyped(next);
      onInputChange?.(next);
      if (next === '') set(null);
    },
  };
}

const suits = ({ label, detail = '' }: ComboBoxItem, text: string) =>
  matchesAnywhere(label, text) || detail.toLowerCase().includes(text.trim().toLowerCase());
