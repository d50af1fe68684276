import { createHash } from 'node:crypto';
import { type PageState, stateId } from '../pageState.ts';

/** A page's parts, as rendered. */
interface Parts {
  /** What React put before the app: title, meta, links. */
  head: string;
  /** Files to fetch early. */
  links: string;
  body: string;
  state: PageState;
}

/** Puts a page into the built `index.html`, in the places of what stands there for pages without one. */
export function fillDocument(template: string, { head, links, body, state }: Parts): string {
  const [before, , middle, , after] = sections(template);
  const data = JSON.stringify(state).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${stateId}">${data}</script>`;
  const filled = middle.replace('<div id="root"></div>', () => `<div id="root">${body}</div>\n    ${block}`);
  return before + head + links + filled + after;
}

/**
 * A head with the picture of the product where its page names none of its own. Only who shows a link to a page reads this,
 * from the HTML, so the app does without.
 */
export function withPicture(head: string, origin: string): string {
  if (head.includes('"og:image"')) return head;
  const said = { image: `${origin}/share.png`, 'image:width': '1200', 'image:height': '630' };
  const metas = Object.entries(said).map(([name, value]) => `<meta property="og:${name}" content="${value}">`);
  return `${head}${metas.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** The template with the first faces of another language in place of its own. */
export function withFaces(template: string, hrefs: string[]): string {
  const links = hrefs.map((href) => `<link rel="preload" crossorigin as="font" type="font/woff2" href="${href}">`);
  const isFace = /\s*<link rel="preload"[^>]*as="font"[^>]*>/g;
  return template.replaceAll(isFace, '').replace('</head>', () => `${links.join('')}</head>`);
}

/** The document of a page that the browser renders, with a head in the reader's language. */
export function shellDocument(template: string, head: string): string {
  const [before, shellHead, middle, shellFoot, after] = sections(template);
  const plain = shellHead.replace(/<title>.*<\/title>/, '').replace(/<meta name="description"[^>]*>/, '');
  return before + head + plain + middle + shellFoot + after;
}

/** The template between its marks: what only pages without rendering need is the second and the fourth. */
function sections(template: string): [string, string, string, string, string] {
  const found = template.split(/<!--\/?shell-->/);
  if (found.length !== 5) throw new Error('index.html has lost its marks.');
  return found as [string, string, string, string, string];
}

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Hashes of the style attributes in rendered HTML, for `style-src-attr`. */
export function hashStyles(html: string): string[] {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) =>
    text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
  );
  return [...new Set(styles)].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
