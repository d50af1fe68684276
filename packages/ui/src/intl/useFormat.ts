import { createContext, useContext } from 'react';
import type { Format } from './format.ts';

/** The formatters of the page, provided by `UiProvider`. */
export const FormatContext = createContext<Format | null>(null);

/** Returns the formatters for numbers, prices and dates. All components share one set per locale. */
export function useFormat(): Format {
  const format = useContext(FormatContext);
  if (!format) throw new Error('useFormat needs a UiProvider');
  return format;
}
