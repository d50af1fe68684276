import { createHash } from 'node:crypto';

const moduleScript = /\s*<script type="module"[^>]*><\/script>/g;
const modulePreload = /\s*<link rel="modulepreload"[^>]*>/g;
const fontPreload = /\s*<link rel="preload"[^>]* as="font"[^>]*>/g;
const stylesheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Prepares the built `index.html` for rendered pages, which are readable before any code runs: their first paint needs no other
 * file. Styles are inside the document; fonts and scripts come last with a low priority. In development there are no built styles.
 */
export function createPageTemplate(template: string, styles: Record<string, string>): string {
  if (Object.keys(styles).length === 0) return template;
  const late = [fontPreload, modulePreload, moduleScript].flatMap((tag) => template.match(tag) ?? []).join('');
  const html = template.replaceAll(fontPreload, '').replaceAll(modulePreload, '').replaceAll(moduleScript, '');
  return inlineStylesheets(html, styles).replace('</body>', () => `${addLowPriority(late)}\n  </body>`);
}

/** Gives scripts and preloads a low priority. */
const addLowPriority = (tags: string) => tags.replaceAll(' crossorigin', ' crossorigin fetchpriority="low"');

/**
 * Prepares the built `index.html` for documents that show a skeleton until the browser has rendered the page. Styles are inside the
 * document. The code comes before the fonts: the skeleton is readable in a fallback font.
 */
export const createShellTemplate = (template: string, styles: Record<string, string>): string =>
  inlineStylesheets(template.replaceAll(fontPreload, addLowPriority), styles);

const inlineStylesheets = (html: string, styles: Record<string, string>): string =>
  html.replaceAll(stylesheet, (link, file: string) =>
    styles[file] === undefined ? link : inlineStylesheet(file, styles[file]),
  );

/** A link that preloads a module for the time after the first paint. */
export const toModulePreload = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

/** A link that preloads a module without which the page cannot be rendered. */
export const toEarlyModulePreload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;

/** A link that preloads a stylesheet. `crossorigin` as in the link that the code adds later: otherwise it would load again. */
export const toStylePreload = (file: string): string => `<link rel="preload" as="style" crossorigin href="/${file}">`;

/**
 * Puts a stylesheet inside the document. The disabled link loads nothing: the code that imports a chunk with this stylesheet finds
 * the link and does not load the file again. Its media is for browsers that look for files before they parse: they load disabled links.
 */
export const inlineStylesheet = (file: string, text: string): string =>
  `${toStyleElement(text)}<link rel="stylesheet" disabled media="not all" href="/${file}">`;

function toStyleElement(text: string): string {
  if (/<\/style/i.test(text)) throw new Error('A stylesheet contains the end tag of its element.');
  return `<style>${text}</style>`;
}

/** Returns the hashes of the style elements of a document, for the content security policy. */
export function hashStyleElements(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
