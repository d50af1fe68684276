import { cookieNames, formatCookie, getCookie } from '@fanous/api-client/cookies';
import type { Renderer, RendererOptions } from '@fanous/api-client/rendering';
import { createHash } from 'node:crypto';
import { getFontUrls } from './fontPreloads.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Creates a function for the headers of fonts. A page preloads its fonts after its content, because on a slow network they would
 * delay it. If the browser has the fonts in its cache, that is too late: the text would be painted twice, and lines would move.
 * A cookie tells these browsers apart, and a `Link` header lets them read the fonts before the first paint.
 */
export function createFontHeaders({ manifest }: Pick<RendererOptions, 'manifest'>): Renderer['getFontHeaders'] {
  const files = Object.values(manifest).map(({ file }) => file);
  const create = (language: 'ar' | 'en') => {
    // In development there are no built fonts.
    const urls = files.length > 0 ? getFontUrls(files, language) : [];
    const links = urls.map((url) => `<${url}>; rel=preload; as=font; type=font/woff2; crossorigin`);
    return { links: links.join(', '), version: createHash('sha256').update(urls.join()).digest('hex').slice(0, 8) };
  };
  const fonts = { ar: create('ar'), en: create('en') };
  return (language, cookie) => {
    const { links, version } = fonts[language];
    return getCookie(cookie, cookieNames.fonts) === version
      ? { link: links }
      : { 'set-cookie': formatCookie(cookieNames.fonts, version, yearSeconds) };
  };
}
