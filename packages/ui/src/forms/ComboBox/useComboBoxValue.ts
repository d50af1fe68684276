import { matchesAnywhere } from '@fanous/arabic/match';
import { useRef, useState } from 'react';

/** One suggestion. */
export interface ComboBoxItem {
  id: string;
  label: string;
  /** A second line, which is searched too: an e-mail address. */
  description?: string;
  /** A third line: «مشترك بالفعل». */
  meta?: string | undefined;
  /** The text of the field when the item is selected, if not the label: an e-mail address distinguishes people with the same name. */
  inputText?: string;
}

/** The text of the field when an item is selected. */
export const getInputText = ({ label, inputText = label }: ComboBoxItem): string => inputText;

/** The props that decide what the field contains. */
export interface ComboBoxValueOptions {
  items: ComboBoxItem[];
  filter?: 'fold' | 'none';
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  onInputChange?: (text: string) => void;
}

/** What the field contains, and what its list shows. */
export interface ComboBoxValue {
  /** The id of the selected item. */
  value: string | null;
  text: string;
  /** The items that match the text. */
  filteredItems: ComboBoxItem[];
  selectItem: (id: string | null) => void;
  changeText: (text: string) => void;
}

/**
 * The selected item and the typed text. It remembers the selected item, because the next server response may not contain it,
 * and React Aria would then empty the field.
 */
export function useComboBoxValue({
  items,
  filter = 'fold',
  onChange,
  onInputChange,
  ...controlled
}: ComboBoxValueOptions): ComboBoxValue {
  const [uncontrolledValue, setUncontrolledValue] = useState(controlled.defaultValue ?? null);
  const value = controlled.value === undefined ? uncontrolledValue : controlled.value;
  const listedItem = items.find(({ id }) => id === value);
  const [lastSelected, setLastSelected] = useState(listedItem);
  const selectedItem =
    value === null ? undefined : (listedItem ?? (lastSelected?.id === value ? lastSelected : undefined));
  const pickedItem = useRef<ComboBoxItem>(undefined);
  // Undefined while the field shows the selected item.
  const [typedText, setTypedText] = useState<string>();
  const text = typedText ?? (selectedItem ? getInputText(selectedItem) : '');

  const setValue = (id: string | null) => {
    setUncontrolledValue(id);
    if (id !== value) onChange?.(id);
  };
  return {
    value,
    text,
    filteredItems:
      filter === 'none' || typedText === undefined ? items : items.filter((item) => matchesItem(item, text)),
    selectItem: (id) => {
      const item = items.find((each) => each.id === id);
      if (item) setLastSelected(item);
      pickedItem.current = item;
      setTypedText(undefined);
      setValue(id);
    },
    changeText: (next) => {
      // React Aria writes the picked item into the field, also before it is known here. That text was not typed, so it must not
      // start a search: the next response would open the list again.
      const shownItem = pickedItem.current ?? selectedItem;
      if (shownItem && next === getInputText(shownItem)) {
        setTypedText(undefined);
        return;
      }
      setTypedText(next);
      onInputChange?.(next);
      if (next === '') setValue(null);
    },
  };
}

/** Whether an item matches the typed text, ignoring Arabic spelling variants. */
export const matchesItem = ({ label, description = '' }: ComboBoxItem, text: string): boolean =>
  matchesAnywhere(label, text) || description.toLowerCase().includes(text.trim().toLowerCase());
