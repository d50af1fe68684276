import { createContext, useContext } from 'react';
import type { Format } from './format.ts';

/** The formatters of the page; `UiProvider` fills it. */
export const FormatContext = createContext<Format | null>(null);

/** Formats numbers, prices and dates for the reader. One set is made per locale and shared by the whole page. */
export function useFormat(): Format {
  const format = useContext(FormatContext);
  if (!format) throw new Error('useFormat needs a UiProvider above it');
  return format;
}
