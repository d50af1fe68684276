import type { PageSectionsProps } from '@fanous/ui/layout/PageSections';

/** By the slug of the course. Only the browser writes it, so the server never shares it between visitors. */
const expandedBySlug = new Map<string, Record<string, boolean>>();

/**
 * The units of a course, and on a phone its sections, that the reader opened and closed, until the document is reloaded. Going
 * back from a quiz finds its unit or section open.
 */
export function useExpandedSections(slug: string): Pick<PageSectionsProps, 'defaultExpandedById' | 'onExpandedChange'> {
  return {
    defaultExpandedById: expandedBySlug.get(slug),
    onExpandedChange: (id, isExpanded) => expandedBySlug.set(slug, { ...expandedBySlug.get(slug), [id]: isExpanded }),
  };
}
