import { cookieNames, getCookie } from '@fanous/api-client/cookies';
import type { VisitorPreferences } from '@fanous/api-client/rendering';
import { hasSeenSplash } from '@fanous/features/shared/app/splash';
import { getDirection } from '@fanous/ui/intl/applyLocale';

/**
 * Reads the choices that the browser mirrors in cookies (decision 36). Without one the page is Arabic, whatever language
 * the browser asks for (decision 49).
 */
export function parseVisitorPreferences(cookie: string | undefined): VisitorPreferences {
  const theme = getCookie(cookie, cookieNames.theme);
  return {
    language: getCookie(cookie, cookieNames.language) === 'en' ? 'en' : 'ar',
    digits: getCookie(cookie, cookieNames.digits) === 'arab' ? 'arab' : 'latn',
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    isSignedIn: getCookie(cookie, cookieNames.signedIn) === '1',
    hasSeenSplash: hasSeenSplash(cookie),
  };
}

/** The attributes of `<html>` for a visitor. */
export function getHtmlAttributes({ language, digits, theme, isSignedIn }: VisitorPreferences): string {
  return [
    `lang="${language}" dir="${getDirection(language)}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
    ...(digits === 'arab' ? ['data-digits="arab"'] : []),
    ...(isSignedIn ? ['data-signed=""'] : []),
  ].join(' ');
}

/** Replaces the attributes of `<html>` in a document. */
export const replaceHtmlAttributes = (html: string, attributes: string): string =>
  html.replace(/<html[^>]*>/, () => `<html ${attributes}>`);
