import path from 'node:path';

/** The part of the bundler's module type that is used here. */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const root = path.resolve(import.meta.dirname, '../..');
const toIds = (files: string[]) => files.map((file) => path.join(root, file));

const firstViewModules = toIds([
  'apps/platform/src/client/entry-client.tsx',
  'packages/features/src/site/layout/PublicLayout.tsx',
  'packages/features/src/site/browse/HomePage.tsx',
]);
const publicPageList = toIds(['apps/platform/src/routes/publicPages.ts']);
const dashboardPageList = toIds(['apps/platform/src/routes/dashboardPages.ts']);
const [listFrame = ''] = toIds(['packages/features/src/dashboard/frames/ListPage.tsx']);

/** Parts that load on every public page when the browser is idle: menus, drawer, dialogs, notices, errors. */
const idleModules = toIds([
  'packages/features/src/offline/OfflineSupport.tsx',
  'packages/features/src/shared/errors/FailureView.tsx',
  'packages/features/src/site/browse/NoResults.tsx',
  'packages/features/src/site/layout/AccountMenu.tsx',
  'packages/features/src/site/layout/DeferredPublicParts.tsx',
  'packages/features/src/site/layout/SideDrawer.tsx',
  'packages/ui/src/actions/ScrollToTop/ScrollToTop.tsx',
  'packages/ui/src/feedback/ProgressLine/ProgressLine.tsx',
  'packages/ui/src/overlays/NoticeDialog/NoticeDialog.tsx',
]);

/** Library code of every page. It changes rarely, so it stays in the browser cache. Mutations load with the pages that use them. */
export const vendorModulePattern =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|@tanstack\/(?:react-query|query-core)|@lingui\/[^/]+|openapi-fetch)\/(?!.*(?:useMutation|mutationObserver|[uU]?[sS]?e?[iI]nfiniteQuery\w*)\.js$)/;
const workspaceModulePattern = /\/packages\/(?:ui|arabic|api-client|features)\//;
/** The rules for links to videos. */
const embedModulePattern = /\/packages\/(?:api-client\/src\/embed\w+|features\/src\/shared\/course\/videoSource)\.ts$/;
/**
 * The field for such links, and radio buttons, which two kinds of forms have. In the group of forms they would bring the rules
 * for links and the radio buttons of React Aria to every form.
 */
const ungroupedFieldModulePattern =
  /\/dashboard\/media\/(?:EmbedField|useEmbed|useFoundVideo)\w*\.tsx?$|\/ui\/src\/forms\/RadioGroup\//;
const accountModulePattern = /\/packages\/features\/src\/account\//;
const ariaModulePattern = /\/node_modules\/(?:react-aria|react-stately)/;

/** A file of code that pages share. A group also contains the library modules that only its modules import. */
export type ChunkGroup = 'embeds' | 'base' | 'common' | 'controls' | 'idle' | 'lists' | 'forms' | 'account';

/**
 * The groups in the order in which they take modules:
 *
 * - `embeds`: the rules for links to videos, for the course page and two forms.
 * - `base`: our code for the home page.
 * - `common`: parts of several pages, without React Aria.
 * - `controls`: parts with React Aria of several public pages, such as text fields.
 * - `idle`: parts that load when the browser is idle, with the overlays of React Aria.
 * - `lists`: parts of several dashboard pages, among them pages with a list.
 * - `forms`: parts of several other dashboard pages.
 * - `account`: parts of the pages to sign in and sign up.
 *
 * Dozens of small files compress worse, each has its own headers, and they load in sequence. The bundler splits all other code
 * by page.
 */
export const chunkGroups: ChunkGroup[] = ['embeds', 'base', 'common', 'controls', 'idle', 'lists', 'forms', 'account'];

/** Creates a function that returns the group of a module. */
export function createGroupFinder(): (id: string, graph: ModuleGraph) => ChunkGroup | undefined {
  let groups: Map<string, ChunkGroup> | undefined;
  return (id, graph) => {
    groups ??= assignGroups(graph);
    return groups.get(id);
  };
}

function assignGroups(graph: ModuleGraph): Map<string, ChunkGroup> {
  const collect = (ids: string[]) => collectImports(graph, ids);
  const getPages = (lists: string[]) => lists.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const publicPages = getPages(publicPageList);
  const dashboardPages = getPages(dashboardPageList);
  const pages = new Set([...publicPages, ...dashboardPages]);

  const base = collect(firstViewModules);
  const idle = collect(idleModules);
  const publicUses = countUses(publicPages.map((id) => collect([id])));
  const dashboardImports = dashboardPages.map((id) => collect([id]));
  const dashboardUses = countUses(dashboardImports);
  const listUses = countUses(dashboardImports.filter((imports) => imports.has(listFrame)));
  const usesAria = createAriaTest(graph);

  const groups = new Map<string, ChunkGroup>();
  for (const id of new Set([...base, ...idle, ...publicUses.keys(), ...dashboardUses.keys()])) {
    const publicCount = publicUses.get(id) ?? 0;
    const dashboardCount = dashboardUses.get(id) ?? 0;
    const areaCount = publicCount + (dashboardCount > 0 ? 1 : 0) + (idle.has(id) ? 1 : 0);
    if (!workspaceModulePattern.test(id)) continue;
    if (embedModulePattern.test(id)) groups.set(id, 'embeds');
    else if (base.has(id)) groups.set(id, 'base');
    else if (pages.has(id) || ungroupedFieldModulePattern.test(id)) continue;
    else if (publicCount > 1 && accountModulePattern.test(id)) groups.set(id, 'account');
    else if (areaCount > 1 && !usesAria(id)) groups.set(id, 'common');
    else if (publicCount > 1) groups.set(id, 'controls');
    else if (idle.has(id)) groups.set(id, 'idle');
    else if (publicCount === 0 && dashboardCount > 2) groups.set(id, listUses.has(id) ? 'lists' : 'forms');
  }
  return groups;
}

/** Collects our modules that some modules import, directly or through others. */
function collectImports(graph: ModuleGraph, ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const collect = (id: string): void => {
    // Libraries have index files that import all of their modules.
    if (seen.has(id) || id.includes('/node_modules/')) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(collect);
  };
  ids.forEach(collect);
  return seen;
}

/** Counts in how many of the sets each module is. */
function countUses(sets: Set<string>[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const id of sets.flatMap((set) => [...set])) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

/** Creates a function that returns whether a module imports React Aria, directly or through our modules. */
function createAriaTest(graph: ModuleGraph): (id: string) => boolean {
  const results = new Map<string, boolean>();
  const usesAria = (id: string): boolean => {
    if (ariaModulePattern.test(id)) return true;
    const known = results.get(id);
    if (known !== undefined || !workspaceModulePattern.test(id)) return known ?? false;
    // For imports in a circle.
    results.set(id, false);
    const result = graph.getModuleInfo(id)?.importedIds.some(usesAria) ?? false;
    results.set(id, result);
    return result;
  };
  return usesAria;
}
