import type { Language } from '../intl/digits.ts';
import { pick } from './text.ts';

/** The args of a story in the language of the toolbar. `words.ar` are the story's own args; what was changed in the controls stays. */
export function worded<Args extends object>(
  args: Args,
  globals: Record<string, unknown>,
  words: Record<Language, Partial<Args>>,
): Args {
  const said = pick(globals, words);
  const changed = Object.entries(args).filter(([key, value]) => value !== words.ar[key as keyof Args]);
  return { ...args, ...said, ...Object.fromEntries(changed) };
}
