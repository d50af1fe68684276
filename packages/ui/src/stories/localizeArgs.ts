import type { Language } from '../intl/digits.ts';
import { localize } from './localize.ts';

/** Returns the story args in the language of the toolbar. `words.ar` are the default args; values changed in the controls stay. */
export function localizeArgs<Args extends object>(
  args: Args,
  globals: Record<string, unknown>,
  words: Record<Language, Partial<Args>>,
): Args {
  const localized = localize(globals, words);
  const changed = Object.entries(args).filter(([key, value]) => value !== words.ar[key as keyof Args]);
  return { ...args, ...localized, ...Object.fromEntries(changed) };
}
