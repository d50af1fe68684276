import { useMemo } from 'react';
import { useDirection } from './useDirection.ts';

/** The key of a text that the library itself contains. */
export type UiString = 'ascending' | 'close' | 'descending' | 'loading' | 'newTab' | 'toasts';

// A plain table: these texts contain no numbers, so the first view needs no message formatter.
const uiStrings: Record<'ar' | 'en', Record<UiString, string>> = {
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

/** Returns a function that looks up the library's own texts in the page language. All other texts are props. */
export function useUiString(): (key: UiString) => string {
  const direction = useDirection();
  return useMemo(() => (key) => uiStrings[direction === 'rtl' ? 'ar' : 'en'][key], [direction]);
}
