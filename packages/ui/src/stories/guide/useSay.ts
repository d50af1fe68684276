import { useDirection } from '../../intl/useDirection.ts';

/** Chooses between the Arabic and the English of a sentence, by the language of the toolbar. */
export function useSay(): <T>(ar: T, en: T) => T {
  const direction = useDirection();
  return (ar, en) => (direction === 'rtl' ? ar : en);
}
