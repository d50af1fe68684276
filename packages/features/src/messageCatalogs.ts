import type { Messages } from '@lingui/core';

/** The catalogue of each area in each language, by its path from here; Vite compiles each to its own chunk. */
export const messageCatalogs = import.meta.glob<{ messages: Messages }>([
  './{account,shared}/messages.*.po',
  './{dashboard,site}/*/messages.*.po',
]);
