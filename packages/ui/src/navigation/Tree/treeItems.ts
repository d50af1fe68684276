/** Any item with items below it. */
interface Item {
  id: string;
  children?: readonly Item[];
}

/** The ids of all items, each before those below it. */
export const listIds = (items: readonly Item[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...listIds(children)]);

/** The ids from the top to an item. Empty if there is no such item. */
export function findPath(items: readonly Item[], id: string | undefined): string[] {
  for (const item of items) {
    if (item.id === id) return [item.id];
    const path = findPath(item.children ?? [], id);
    if (path.length > 0) return [item.id, ...path];
  }
  return [];
}
