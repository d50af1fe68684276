import path from 'node:path';

/** The part of a bundler's module that matters here. */
interface ModuleInfo {
  importedIds: readonly string[];
}

interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

const root = path.resolve(import.meta.dirname, '../..');
const first = [
  'apps/platform/src/client/entry-client.tsx',
  'packages/features/src/site/layout/PublicLayout.tsx',
  'packages/features/src/site/browse/HomePage.tsx',
].map((file) => path.join(root, file));

/** What every page takes from libraries; it outlives our own changes in the reader's cache. Pages that act bring mutations. */
export const vendorPattern =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|@tanstack\/(?:react-query|query-core)|@lingui\/[^/]+|openapi-fetch)\/(?!.*(?:useMutation|mutationObserver|[uU]?[sS]?e?[iI]nfiniteQuery\w*)\.js$)/;
const workspacePattern = /\/packages\/(?:ui|arabic|api-client|features)\//;

/**
 * Names the chunk of a module: what the home page shares with every page arrives in one file. Dozens of small ones would
 * compress worse and wait for one another. All else is split by the bundler, page by page.
 */
export function createBaseChunkNamer(): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= collectReachable(graph);
    if (!needed.has(id)) return null;
    return workspacePattern.test(id) ? 'base' : null;
  };
}

function collectReachable(graph: Graph): Set<string> {
  const seen = new Set<string>();
  const walk = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(walk);
  };
  first.forEach(walk);
  return seen;
}
