import { useMemo } from 'react';
import { useDirection } from './useDirection.ts';

/** A word of the library's own. */
export type UiString = 'ascending' | 'close' | 'descending' | 'loading' | 'newTab' | 'toasts';

// A plain table: these words have no numbers in them, so no machinery for messages is needed on a first view.
const words: Record<'ar' | 'en', Record<UiString, string>> = {
  ar: {
    ascending: 'تصاعدي',
    close: 'إغلاق',
    descending: 'تنازلي',
    loading: 'جارٍ التحميل',
    newTab: 'يُفتح في علامة تبويب جديدة',
    toasts: 'الإشعارات المؤقتة',
  },
  en: {
    ascending: 'ascending',
    close: 'Close',
    descending: 'descending',
    loading: 'Loading',
    newTab: 'opens in a new tab',
    toasts: 'Notices',
  },
};

/** Gives the few words the library says by itself, in the language of the page; every other word is a prop. */
export function useUiString(): (key: UiString) => string {
  const direction = useDirection();
  return useMemo(() => (key) => words[direction === 'rtl' ? 'ar' : 'en'][key], [direction]);
}
