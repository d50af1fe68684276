import type { Manifest, ManifestChunk } from '@fanous/api-client/rendering';
import { getCatalogFile } from '@fanous/features/shared/app/i18n';
import type { Language } from '@fanous/ui/intl/digits';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';
import { memoize } from './memoize.ts';

interface FirstView {
  /** The path without its query. */
  pathname: string;
  language: Language;
  /** The names of lazy components in the first view. */
  components: string[];
}

/** Creates a function that returns preload links for the code and styles of the first view of a page. */
export function createPreloadLinks(routes: RouteObject[], manifest: Manifest, template: string) {
  const chunks = Object.entries(manifest);
  // In development there is no build.
  if (chunks.length === 0) return () => '';
  const findModule = (what: string, isWanted: (key: string, chunk: ManifestChunk) => boolean): string => {
    const [found, ...others] = chunks.filter(([key, chunk]) => chunk.isDynamicEntry && isWanted(key, chunk));
    if (!found || others.length > 0)
      throw new Error(`The build has ${others.length + (found ? 1 : 0)} files for ${what}.`);
    return found[0];
  };
  const findComponent = memoize((name) => findModule(name, (_, chunk) => chunk.name === name));

  // Catalog paths are relative to the sources of `features`, manifest keys to the folder of the app.
  const findCatalog = memoize((file) => findModule(file, (key) => key.endsWith(file.replace('./', '/src/'))));

  return ({ pathname, language, components }: FirstView): string => {
    const handles = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.handle as RouteHandle) ?? []);
    const areas = new Set(['shared', ...handles.flatMap(({ area }) => area ?? [])]);
    const names = [...handles.flatMap(({ page }) => page ?? []), ...components];
    return toLinks(manifest, template, [
      ...[...areas].map((area) => findCatalog(getCatalogFile(area, language))),
      ...names.map(findComponent),
    ]);
  };
}

/** Links for modules, their imports and styles. Files that the template already links are left out. */
function toLinks(manifest: Manifest, template: string, modules: string[]): string {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.imports?.forEach(walk);
  };
  modules.forEach(walk);
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
