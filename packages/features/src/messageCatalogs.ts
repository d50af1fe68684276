import type { Messages } from '@lingui/core';

/** The message catalogs by file path, one per area and language. Vite builds a chunk for each. */
export const messageCatalogs = import.meta.glob<{ messages: Messages }>([
  './{account,shared}/messages.*.po',
  './{dashboard,site}/*/messages.*.po',
]);
