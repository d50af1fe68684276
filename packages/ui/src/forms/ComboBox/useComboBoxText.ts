import { useState } from 'react';
import { type ComboBoxValue, type ComboBoxValueOptions, getInputText, matchesItem } from './useComboBoxValue.ts';

/** The text of a field that accepts any text. An item is selected while the text is that of the item. */
export function useComboBoxText({
  items,
  filter = 'fold',
  value,
  defaultValue,
  onChange,
  onInputChange,
}: ComboBoxValueOptions): ComboBoxValue {
  const [uncontrolledText, setUncontrolledText] = useState(defaultValue ?? '');
  const text = value === undefined ? uncontrolledText : (value ?? '');
  const [isTyped, setTyped] = useState(false);
  const selectedItem = items.find((item) => getInputText(item) === text);

  const setText = (next: string) => {
    setUncontrolledText(next);
    if (next !== text) onChange?.(next === '' ? null : next);
  };
  return {
    value: selectedItem?.id ?? null,
    text,
    // A user who opens the list again looks for another item: all are shown.
    filteredItems:
      filter === 'none' || selectedItem || !isTyped ? items : items.filter((item) => matchesItem(item, text)),
    selectItem: (id) => {
      const item = items.find((each) => each.id === id);
      // React Aria reports null when text is kept that is not of an item.
      if (item) setText(getInputText(item));
    },
    changeText: (next) => {
      setTyped(true);
      setText(next);
      onInputChange?.(next);
    },
  };
}
