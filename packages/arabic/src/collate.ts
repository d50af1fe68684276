// Numeric, so that «الوحدة 10» follows «الوحدة 2». The Arabic locale puts Arabic before Latin.
const collator = new Intl.Collator('ar', { numeric: true, sensitivity: 'base' });

// Left alone, the collator puts every آ before the first أ.
const unifyAlef = (text: string) => text.normalize('NFC').replace(/[أإآٱ]/g, 'ا');

/** Compares two texts for an Arabic list: alef forms together, numbers by value, Arabic before Latin, case aside. */
export function compareArabic(a: string, b: string): number {
  return collator.compare(unifyAlef(a), unifyAlef(b)) || collator.compare(a, b);
}

/** A copy of the items in Arabic order of the text that `textOf` reads from each. */
export function sortArabic<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return items.toSorted((a, b) => compareArabic(textOf(a), textOf(b)));
}
