import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What the build says of its files, by the module each begins with. */
export type Manifest = Record<string, Chunk>;

const features = '../../packages/features/src';

/**
 * The modules whose code the first view of an address needs: its pages and layouts, what they say, and late parts that it
 * begins with.
 */
export function modulesOf(routes: RouteObject[], path: string, language: string, parts: string[]): string[] {
  const handles = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => (route.handle as RouteHandle) ?? []);
  const areas = new Set(['shared', ...handles.flatMap(({ area }) => area ?? [])]);
  return [
    ...[...areas].map((area) => `${features}/${area}/messages.${language}.po`),
    ...handles.flatMap(({ area, page }) => (page === undefined ? [] : `${features}/${area}/${page}.tsx`)),
    ...parts.map((part) => `${features}/${part}.tsx`),
  ];
}

/** Links that fetch modules with all they import, and their styles, before the entry asks for them. */
export function linksTo(manifest: Manifest, modules: string[], template: string): string {
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
