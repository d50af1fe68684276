import { removeSkeleton } from '../skeletonMarkers.ts';

export const themeScriptUrl = '/theme.js';

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
 * Prepares the stored document for a page that the server cannot be asked for: marks it, and lets the theme script set the attributes
 * of `<html>`. Without the skeleton, which is in Arabic, because code from the cache needs no time to load.
 */
export const createOfflineHtml = (html: string): string =>
  removeSkeleton(html)
    .replace('<html', '<html data-cached=""')
    .replace('</head>', `<script src="${themeScriptUrl}"></script></head>`);

const removeHash = (url: string) => url.replace(/-[\w-]{6,8}(\.\w+)$/, '$1');
