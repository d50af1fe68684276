import { directionOf } from '@fanous/ui/intl/applyLocale';
import type { Digits, Language } from '@fanous/ui/intl/digits';

/** What a request says of its reader; all of it is theirs to say, and none of it grants anything. */
export interface Reader {
  language: Language;
  digits: Digits;
  /** The theme they chose; the system's when they chose none. */
  theme: 'light' | 'dark' | undefined;
  /** Whether the browser believes to be signed in. */
  isSignedIn: boolean;
}

/** Reads the choices that the browser mirrors in cookies (decision 36); `preferred` is the language it asks for. */
export function readReader(cookie: string | undefined, preferred: Language): Reader {
  const chosen = (name: string): string | undefined => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookie ?? '')?.[1];
  const language = chosen('lang');
  const theme = chosen('theme');
  return {
    language: language === 'ar' || language === 'en' ? language : preferred,
    digits: chosen('digits') === 'arab' ? 'arab' : 'latn',
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isSignedIn: chosen('signed') === '1',
  };
}

/** Writes what only this reader's page has into a document that all readers of a language share. */
export function dress(html: string, { language, digits, theme, isSignedIn }: Reader): string {
  const attributes = [
    `lang="${language}" dir="${directionOf(language)}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
    ...(digits === 'arab' ? ['data-digits="arab"'] : []),
    ...(isSignedIn ? ['data-signed=""'] : []),
  ];
  return html.replace(/<html[^>]*>/, () => `<html ${attributes.join(' ')}>`);
}
