import { useDirection } from '../../intl/useDirection.ts';

/** Returns a function that picks the Arabic or the English text, by the language of the toolbar. */
export function useTextPicker(): <T>(ar: T, en: T) => T {
  const direction = useDirection();
  return (ar, en) => (direction === 'rtl' ? ar : en);
}
