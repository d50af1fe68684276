import { type ReactNode, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components';
import { type Brand, BrandContext } from '../media/Logo/brand.ts';
import { type Digits, type Language, getLocaleTag } from './digits.ts';
import { createFormat, type FormatOptions } from './format.ts';
import { type Navigate, NavigateContext } from './navigation.ts';
import { FormatContext } from './useFormat.ts';

export interface UiProviderProps extends FormatOptions {
  language: Language;
  /** Digits of numbers that the interface formats. User-written text is never converted. */
  digits?: Digits;
  /** Navigates inside the app; comes from the router. Must keep its identity between renders. */
  navigate?: Navigate;
  /** The name and the drawings of the app, which `Logo` and `Splash` show. Must keep its identity between renders. */
  brand?: Brand;
  children: ReactNode;
}

/** Provides the locale, the formatters and the link navigation to all components below. `applyLocale` sets the same language on `<html>`. */
export function UiProvider({ language, digits, timeZone, currency, navigate, brand, children }: UiProviderProps) {
  const locale = getLocaleTag(language, digits);
  const format = useMemo(() => createFormat(locale, { timeZone, currency }), [locale, timeZone, currency]);
  return (
    <I18nProvider locale={locale}>
      <NavigateContext value={navigate}>
        <FormatContext value={format}>
          <BrandContext value={brand}>{children}</BrandContext>
        </FormatContext>
      </NavigateContext>
    </I18nProvider>
  );
}
