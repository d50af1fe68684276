import { directionOf } from '@fanous/ui/intl/applyLocale';
import { wasSeen } from '@fanous/features/shared/splash';
import type { Digits, Language } from '@fanous/ui/intl/digits';

/** What a request says of its reader; all of it is theirs to say, and none of it grants anything. */
export interface Reader {
  language: Language;
  digits: Digits;
  /** The theme they chose; the system's when they chose none. */
  theme: 'light' | 'dark' | undefined;
  /** Whether the browser believes to be signed in. */
  isSignedIn: boolean;
  /** Whether the intro was over a page of this session. */
  hasSeenSplash: boolean;
}

/**
 * Reads the choices that the browser mirrors in cookies (decision 36). Without one the page is Arabic, whatever language
 * the browser asks for (decision 49).
 */
export function readReader(cookie: string | undefined): Reader {
  const chosen = (name: string): string | undefined => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookie ?? '')?.[1];
  const language = chosen('lang');
  const theme = chosen('theme');
  return {
    language: language === 'en' ? 'en' : 'ar',
    digits: chosen('digits') === 'arab' ? 'arab' : 'latn',
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isSignedIn: chosen('signed') === '1',
    hasSeenSplash: wasSeen(cookie),
  };
}

/** The first tag of a reader's document: what it has that other readers of the language have not. */
export function lookOf({ language, digits, theme, isSignedIn }: Reader): string {
  const attributes = [
    `lang="${language}" dir="${directionOf(language)}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
    ...(digits === 'arab' ? ['data-digits="arab"'] : []),
    ...(isSignedIn ? ['data-signed=""'] : []),
  ];
  return `<html ${attributes.join(' ')}>`;
}

/** Puts it into a document that all readers of a language share. */
export const dress = (html: string, look: string): string => html.replace(/<html[^>]*>/, () => look);
