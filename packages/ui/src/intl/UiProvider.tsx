import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { type Digits, type Language, localeTag } from './digits.ts';
import { createFormat } from './format.ts';
import { type Navigate, NavigateContext } from './navigation.ts';
import { FormatContext } from './useFormat.ts';

interface UiProviderProps {
  language: Language;
  /** Digits in numbers that the interface formats; text written by authors is never converted. */
  digits?: Digits;
  /** Moves inside the app, from the router. Must keep its identity between renders. */
  navigate?: Navigate;
  children: ReactNode;
}

/** Gives every part below it the locale, its formatters and the way links move. `applyLocale` writes the same language on `<html>`. */
export function UiProvider({ language, digits = 'latn', navigate, children }: UiProviderProps) {
  const locale = localeTag(language, digits);
  const format = useMemo(() => createFormat(locale), [locale]);
  return (
    <I18nProvider locale={locale}>
      <NavigateContext value={navigate ?? null}>
        <FormatContext value={format}>{children}</FormatContext>
      </NavigateContext>
    </I18nProvider>
  );
}
