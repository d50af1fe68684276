import path from 'node:path';

/** The part of the bundler's module type that is used here. */
interface ModuleInfo {
  importedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const root = path.resolve(import.meta.dirname, '../..');
const firstViewModules = [
  'apps/platform/src/client/entry-client.tsx',
  'packages/features/src/site/layout/PublicLayout.tsx',
  'packages/features/src/site/browse/HomePage.tsx',
].map((file) => path.join(root, file));

/** Library code of every page. It changes rarely, so it stays in the browser cache. Mutations load with the pages that use them. */
export const vendorModulePattern =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|@tanstack\/(?:react-query|query-core)|@lingui\/[^/]+|openapi-fetch)\/(?!.*(?:useMutation|mutationObserver|[uU]?[sS]?e?[iI]nfiniteQuery\w*)\.js$)/;
const workspaceModules = /\/packages\/(?:ui|arabic|api-client|features)\//;

/**
 * Creates a function that names the chunk of a module. Our code for the home page goes into one file, because dozens of small
 * files compress worse and load in sequence. The bundler splits all other code by page.
 */
export function createBaseChunkNamer(): (id: string, graph: ModuleGraph) => string | null {
  let firstViewIds: Set<string> | undefined;
  return (id, graph) => {
    firstViewIds ??= collectImportedIds(graph);
    if (!firstViewIds.has(id)) return null;
    return workspaceModules.test(id) ? 'base' : null;
  };
}

function collectImportedIds(graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const collect = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(collect);
  };
  firstViewModules.forEach(collect);
  return seen;
}
