import { createHash } from 'node:crypto';
import { type PageState, pageStateElementId } from '../pageState.ts';
import { markSkeleton } from '../skeletonMarkers.ts';
import { themeScriptTag } from '../themeScript.ts';

/** The rendered parts of a page. */
interface DocumentParts {
  /** What React rendered before the app: title, meta, links. */
  head: string;
  /** Style elements and scripts that the head needs. */
  headFiles: string;
  /** Links that preload modules, after the content. */
  preloads: string;
  body: string;
  state: PageState;
}

/** Inserts a page into the built `index.html`, without the `shell` sections. */
export function fillDocument(template: string, { head, headFiles, preloads, body, state }: DocumentParts): string {
  const [before, , middle, , after] = splitTemplate(template);
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${pageStateElementId}">${data}</script>`;
  const filledMiddle = middle.replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    ${block}`);
  // After the styles of the template: a late stylesheet must win over an earlier one.
  const withFiles = filledMiddle.replace('</head>', () => `${headFiles}</head>`);
  return before + head + withFiles + after.replace('</body>', () => `${preloads}</body>`);
}

/** Adds the default image for link previews if the head has none. Previews read it from the HTML, so the app does not render it. */
export function addSocialImage(head: string, origin: string): string {
  if (head.includes('"og:image"')) return head;
  const properties = { image: `${origin}/share.png`, 'image:width': '1200', 'image:height': '630' };
  const metas = Object.entries(properties).map(([name, value]) => `<meta property="og:${name}" content="${value}">`);
  return `${head}${metas.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** Replaces the font preloads of the template with those of another language. */
export function replaceFontPreloads(template: string, hrefs: string[]): string {
  const links = hrefs.map((href) => `<link rel="preload" crossorigin as="font" type="font/woff2" href="${href}">`);
  const fontPreload = /\s*<link rel="preload"[^>]*as="font"[^>]*>/g;
  return template.replaceAll(fontPreload, '').replace('</head>', () => `${links.join('')}</head>`);
}

const noIndex = '<meta name="robots" content="noindex"/>';

/**
 * Creates the document for pages that only the browser renders, with a head in the visitor's language and the skeleton of a layout.
 * Search engines ignore it. The tags of the head are marked, so that `PageMetaTags` can remove them. The theme script does not delay
 * the first paint, because the server has set the attributes of `<html>` by the cookies. It still runs before the code of the app: in
 * Safari the cookies end after some days, and local storage may have the choices.
 */
export function createShell(template: string, { head, skeleton }: { head: string; skeleton: string }): string {
  const [before, shellHead, middle, shellFoot, after] = splitTemplate(template);
  const visibleShellHead = shellHead
    .replace(/<title.*<\/title>/, '')
    .replace(/<meta[^>]* name="description"[^>]*>/, '')
    .replace(themeScriptTag, '');
  const filledMiddle = middle.replace('<div id="root"></div>', () => `<div id="root">${markSkeleton(skeleton)}</div>`);
  const markedHead = head.replaceAll(/<(title|meta)\b/g, '<$1 data-shell');
  return before + markedHead + noIndex + visibleShellHead + filledMiddle + shellFoot + themeScriptTag + after;
}

/** Splits the template at its `shell` comments. The second and fourth parts are for pages that only the browser renders. */
function splitTemplate(template: string): [string, string, string, string, string] {
  const parts = template.split(/<!--\/?shell-->/);
  if (parts.length !== 5) throw new Error('index.html must have two <!--shell--> … <!--/shell--> sections.');
  return parts as [string, string, string, string, string];
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Hashes of the style attributes in rendered HTML, for `style-src-attr`. */
export function hashStyleAttributes(html: string): string[] {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) =>
    text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
  );
  return [...new Set(styles)].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
