import type { Language } from '../problems/language.ts';
import type { EnvironmentVariables } from '../config/settings.ts';

/** Gets the language of `--lang`, or of the terminal. A terminal of another language, such as `C`, gets English. */
export function getCommandLineLanguage(args: readonly string[], environment: EnvironmentVariables): Language {
  const index = args.indexOf('--lang');
  const option = index === -1 ? args.find((arg) => arg.startsWith('--lang='))?.slice(7) : args[index + 1];
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const tag = option ?? (LC_ALL || LC_MESSAGES || LANG) ?? '';
  return /^ar\b|^ar_/i.test(tag) ? 'ar' : 'en';
}
