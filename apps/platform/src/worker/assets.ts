import { removeSkeleton } from '../skeletonMarkers.ts';
import { themeScriptTag } from '../themeScript.ts';

/** The scripts and styles that a document links. Fonts are cached when a page uses them. */
export const findLinkedAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url = '']) => url)),
];

/** The new versions of the assets that are cached: the visitor has used them, so they must work without a network after an update. */
export function findAssetsToUpdate(cachedUrls: readonly string[], currentUrls: readonly string[]): string[] {
  const usedNames = new Set(cachedUrls.map(removeHash));
  return currentUrls.filter((url) => usedNames.has(removeHash(url)));
}

/**
 * Prepares the stored shell for a page that cannot be fetched. Marks it, and moves the theme script before the first paint, because the
 * shell was fetched without cookies. Removes the skeleton: it is in Arabic, and cached code loads immediately.
 */
export const createOfflineHtml = (html: string): string =>
  removeSkeleton(html)
    .replace('<html', '<html data-cached=""')
    .replace(themeScriptTag, '')
    .replace('</head>', `${themeScriptTag}</head>`);

const removeHash = (url: string) => url.replace(/-[\w-]{6,8}(\.\w+)$/, '$1');
