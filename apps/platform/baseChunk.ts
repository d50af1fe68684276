import path from 'node:path';

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

/** Library code of every page. Its own chunk stays cached when our code changes. Mutations load with their pages. */
export const vendorPattern =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|@tanstack\/(?:react-query|query-core)|@lingui\/[^/]+|openapi-fetch)\/(?!.*(?:useMutation|mutationObserver|[uU]?[sS]?e?[iI]nfiniteQuery\w*)\.js$)/;
const workspacePattern = /\/packages\/(?:ui|arabic|api-client|features)\//;

/**
 * Creates a function that names the chunk of a module. Modules of the home page that all pages share go into one file:
 * dozens of small files would compress worse and load one after another. The bundler splits the rest by page.
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
