import type { Messages } from '@lingui/core';

/** Functions that load the message catalogs, by file path. There is a catalog for each area and language. Vite builds a chunk for each. */
export const messageCatalogLoaders = import.meta.glob<{ messages: Messages }>([
  './{account,offline,progress,search,shared}/messages.*.po',
  './{dashboard,site}/*/messages.*.po',
]);
