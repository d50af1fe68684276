import type { Manifest, ManifestChunk, RendererOptions } from '@fanous/api-client/rendering';
import { getCatalogFile } from '@fanous/features/shared/app/i18n';
import type { Language } from '@fanous/ui/intl/digits';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../routes/page.tsx';
import { memoize } from './memoize.ts';
import type { LayoutName } from './renderSkeletons.tsx';
import { inlineStylesheet, toEarlyModulePreload, toModulePreload, toStylePreload } from './pageTemplate.ts';

interface PageView {
  /** The path without its query. */
  pathname: string;
  language: Language;
  /** Names of lazy components in the first view. */
  components: string[];
  /** Names of static components in the first view. */
  staticComponents?: string[];
  /** The layout whose skeleton is in a document without a page. */
  skeletonLayout?: LayoutName;
}

/** What the first view of a page needs besides the template. */
interface FirstViewFiles {
  /** Style elements, for the head. */
  styles: string;
  /** Links that preload modules, for the end of the body. */
  preloads: string;
  /** Style elements of the skeleton, and links that preload modules and other styles, for the head of a document without a page. */
  shellHeadTags: string;
}

/** Creates a function that returns the styles of a page's first view, and links that load its code early. */
export function createFirstViewFiles(
  routes: RouteObject[],
  { manifest, styles, template }: Pick<RendererOptions, 'manifest' | 'styles' | 'template'>,
) {
  const chunks = Object.entries(manifest);
  // In development there is no build.
  if (chunks.length === 0) return (): FirstViewFiles => ({ styles: '', preloads: '', shellHeadTags: '' });
  const findChunkKey = (description: string, isMatch: (key: string, chunk: ManifestChunk) => boolean): string => {
    const [found, ...others] = chunks.filter(([key, chunk]) => chunk.isDynamicEntry && isMatch(key, chunk));
    if (!found || others.length > 0)
      throw new Error(`The build has ${others.length + (found ? 1 : 0)} files for ${description}.`);
    return found[0];
  };
  const findComponent = memoize((name) => findChunkKey(name, (_, chunk) => chunk.name === name));

  // Message files are named relative to the sources of `features`, and in the manifest relative to the app's folder.
  const findCatalog = memoize((file) => findChunkKey(file, (key) => key.endsWith(file.replace('./', '/src/'))));

  const inline = (file: string): string => {
    const text = styles[file];
    if (text === undefined) throw new Error(`The build has no stylesheet ${file}.`);
    return inlineStylesheet(file, text);
  };

  return ({ pathname, language, components, staticComponents = [], skeletonLayout }: PageView): FirstViewFiles => {
    const handles = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.handle as RouteHandle) ?? []);
    const areas = new Set(['shared', ...handles.flatMap(({ area }) => area ?? [])]);
    const names = [...handles.flatMap(({ page, chunks = [] }) => [page ?? [], chunks].flat()), ...components];
    const files = collectFiles(manifest, [
      ...[...areas].map((area) => findCatalog(getCatalogFile(area, language))),
      ...names.map(findComponent),
    ]);
    const isNew = (file: string) => !template.includes(`"/${file}"`);
    const staticStyles = collectFiles(manifest, staticComponents.map(findComponent)).styles;
    const newStyles = [...new Set([...files.styles, ...staticStyles])].filter(isNew);
    const newScripts = files.scripts.filter(isNew);
    const layout = skeletonLayout === undefined ? [] : [findComponent(skeletonLayout)];
    const skeletonStyles = new Set(collectFiles(manifest, layout).styles);
    const toStyleTag = (file: string) => (skeletonStyles.has(file) ? inline(file) : toStylePreload(file));
    return {
      styles: newStyles.map(inline).join(''),
      preloads: newScripts.map(toModulePreload).join(''),
      shellHeadTags: [...newStyles.map(toStyleTag), ...newScripts.map(toEarlyModulePreload)].join(''),
    };
  };
}

/** Collects the files of modules and of everything that they import. */
function collectFiles(manifest: Manifest, modules: string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const addWithImports = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    chunk.imports?.forEach(addWithImports);
  };
  modules.forEach(addWithImports);
  return { scripts: [...scripts], styles: [...styles] };
}
