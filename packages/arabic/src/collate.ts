// Numeric, so that «الوحدة 10» follows «الوحدة 2». The Arabic locale puts Arabic before Latin.
const collator = new Intl.Collator('ar', { numeric: true, sensitivity: 'base' });

// Otherwise the collator sorts every آ before the first أ.
const unifyAlef = (text: string) => text.normalize('NFC').replace(/[أإآٱ]/g, 'ا');

/** Compares two texts in Arabic order: all forms of alef are equal, numbers sort by value, Arabic comes before Latin, case is ignored. */
export function compareArabic(a: string, b: string): number {
  return collator.compare(unifyAlef(a), unifyAlef(b)) || collator.compare(a, b);
}

/** Returns a copy of the items, in Arabic order of their texts. */
export function sortArabic<T>(items: readonly T[], getText: (item: T) => string): T[] {
  return items.toSorted((a, b) => compareArabic(getText(a), getText(b)));
}
