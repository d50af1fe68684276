/** The scripts and styles that a document links. Fonts are cached when a page uses them. */
export const findLinkedAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url = '']) => url)),
];

/** The new versions of the assets that are cached: the visitor has used them, so they must work without a network after an update. */
export function findAssetsToUpdate(cachedUrls: readonly string[], currentUrls: readonly string[]): string[] {
  const usedNames = new Set(cachedUrls.map(removeHash));
  return currentUrls.filter((url) => usedNames.has(removeHash(url)));
}

/** Marks a document as sent from the cache. */
export const markAsCached = (html: string): string => html.replace('<html', '<html data-cached=""');

const removeHash = (url: string) => url.replace(/-[\w-]{6,8}(\.\w+)$/, '$1');
