import { foldArabic } from '@fanous/arabic/fold';
import { useState } from 'react';
import { type ComboBoxItem, matchesItem } from '../ComboBox/useComboBoxValue.ts';

/** The id of the suggestion that makes a new tag of the typed text. */
const newTagId = 'new-tag-of-typed-text';

interface TagFieldValueOptions {
  items: readonly ComboBoxItem[];
  filter: 'fold' | 'none';
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  maxItems: number | undefined;
  createLabel: ((text: string) => string) | undefined;
  onChange: ((ids: string[]) => void) | undefined;
  onInputChange: ((text: string) => void) | undefined;
}

/** What a `TagField` shows, and the functions that change it. */
export interface TagFieldValue {
  ids: readonly string[];
  /** The selected items, in the order in which they were chosen. */
  tags: ComboBoxItem[];
  text: string;
  /** The items that match the text, and the offer to make a new tag of it. */
  suggestions: ComboBoxItem[];
  /** No more tags can be chosen. */
  isFull: boolean;
  /** Suggestions that cannot be chosen because the field is full. */
  disabledIds: string[];
  changeText: (text: string) => void;
  /** Selects these ids. React Aria passes the unchanged ids when the list closes, and the typed text is discarded then. */
  changeIds: (ids: readonly string[]) => void;
  removeTags: (removed: ReadonlySet<unknown>) => void;
  /** Adds the item whose label is the typed text, or makes a new tag of it. Returns false if neither is possible. */
  addTypedText: () => boolean;
}

const isSameText = (first: string, second: string) => foldArabic(first.trim()) === foldArabic(second.trim());

/** The selected tags and the typed text. It remembers selected items, because the next server response may not contain them. */
export function useTagFieldValue(options: TagFieldValueOptions): TagFieldValue {
  const { items, filter, maxItems = Infinity, createLabel, onChange, onInputChange } = options;
  const [uncontrolledIds, setUncontrolledIds] = useState(options.defaultValue ?? []);
  const ids = options.value ?? uncontrolledIds;
  const [text, setText] = useState('');
  const [rememberedItems, setRememberedItems] = useState(() => items.filter(({ id }) => ids.includes(id)));

  const findItem = (id: string) => [...items, ...rememberedItems].find((item) => item.id === id);
  const tags = ids.map((id) => findItem(id) ?? { id, label: id });
  const isFull = ids.length >= maxItems;
  const typedLabel = text.trim();
  const sameItem = typedLabel === '' ? undefined : [...items, ...tags].find(({ label }) => isSameText(label, text));
  const canCreate = createLabel !== undefined && typedLabel !== '' && !sameItem && !isFull;
  const matches = filter === 'none' ? [...items] : items.filter((item) => matchesItem(item, text));
  const suggestions = canCreate ? [...matches, { id: newTagId, label: createLabel(typedLabel) }] : matches;

  const changeText = (next: string) => {
    if (next === text) return;
    setText(next);
    onInputChange?.(next);
  };
  const changeIds = (next: readonly string[]) => {
    changeText('');
    const newIds = next.map((id) => (id === newTagId ? typedLabel : id));
    if (newIds.length === ids.length && newIds.every((id, index) => id === ids[index])) return;
    setRememberedItems(newIds.map(findItem).filter((item) => item !== undefined));
    setUncontrolledIds(newIds);
    onChange?.(newIds);
  };
  return {
    ids,
    tags,
    text,
    suggestions,
    isFull,
    disabledIds: isFull ? suggestions.map(({ id }) => id).filter((id) => !ids.includes(id)) : [],
    changeText,
    changeIds,
    removeTags: (removed) => changeIds(ids.filter((id) => !removed.has(id))),
    addTypedText: () => {
      if (sameItem && !isFull && !ids.includes(sameItem.id)) changeIds([...ids, sameItem.id]);
      else if (canCreate) changeIds([...ids, typedLabel]);
      else return false;
      return true;
    },
  };
}
