import { type Digits, type Language, getLocaleTag } from '@fanous/ui/intl/digits';
import { type I18n, setupI18n } from '@lingui/core';
import { messageCatalogLoaders } from '../../messageCatalogLoaders.ts';
import { loadChunkOrReload } from '../lazy/loadChunk.ts';

/** The messages of one page load or request. */
export interface I18nInstance {
  i18n: I18n;
  /** Loads the messages of an area, once. Await it before the area is rendered. */
  loadAreaMessages: (area: string) => Promise<void>;
}

/** The key of a catalog in `messageCatalogLoaders`. */
export const getCatalogFile = (area: string, language: Language): string => `./${area}/messages.${language}.po`;

/** Creates an `i18n` that loads the messages of areas on demand. */
export function createI18n(language: Language, digits: Digits): I18nInstance {
  const i18n = setupI18n({ messages: { [language]: {} } });
  i18n.activate(language, [getLocaleTag(language, digits)]);
  const loading = new Map<string, Promise<void>>();

  const load = async (area: string) => {
    const loadCatalog = messageCatalogLoaders[getCatalogFile(area, language)];
    if (!loadCatalog) throw new Error(`The area ${area} has no catalog in ${language}.`);
    i18n.load(language, (await loadChunkOrReload(loadCatalog)).messages);
  };
  return {
    i18n,
    loadAreaMessages: (area) => {
      const pending = loading.get(area) ?? load(area);
      loading.set(area, pending);
      // A failed load may be tried again.
      pending.catch(() => loading.delete(area));
      return pending;
    },
  };
}
