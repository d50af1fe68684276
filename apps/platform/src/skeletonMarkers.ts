const start = '<!--skeleton-->';
const end = '<!--/skeleton-->';

/** Marks the skeleton in a document, so that the service worker can remove it. */
export const markSkeleton = (skeleton: string): string => start + skeleton + end;

/** Removes the skeleton from a document. */
export const removeSkeleton = (html: string): string => html.replace(new RegExp(`${start}[^]*${end}`), '');
