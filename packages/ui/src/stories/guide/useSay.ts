import { useLocale } from 'react-aria-components';

/** Chooses between the Arabic and the English of a sentence, by the language of the toolbar. */
export function useSay(): <T>(ar: T, en: T) => T {
  const { direction } = useLocale();
  return (ar, en) => (direction === 'rtl' ? ar : en);
}
