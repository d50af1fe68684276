import { globSync } from 'node:fs';
import path from 'node:path';
import { readRepositoryFile } from './files.ts';

interface Package {
  folder: string;
  exports: Record<string, string>;
}

/** The packages of the workspace by name. */
const workspacePackages = new Map<string, Package>(
  globSync('{apps,packages}/*/package.json', { cwd: path.resolve(import.meta.dirname, '../..') }).map((file) => {
    const { name, exports = {} } = JSON.parse(readRepositoryFile(file)) as {
      name: string;
      exports?: Record<string, string>;
    };
    return [name, { folder: path.posix.dirname(file), exports }];
  }),
);

/** Finds the workspace file of an import, relative to the root. Returns undefined for libraries. */
export function findWorkspaceImport(importer: string, specifier: string, isFile: (file: string) => boolean) {
  const [name = ''] = specifier.split('?');
  const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(importer), name) : resolveExport(name);
  if (target === undefined) return undefined;
  return [target, `${target}.ts`, `${target}.tsx`].find(isFile);
}

/** Follows the `exports` map of a package: exact keys first, then the longest pattern, as Node does. */
function resolveExport(specifier: string): string | undefined {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const targetPackage = workspacePackages.get(`${scope}/${name}`);
  if (!targetPackage) return undefined;
  const exportKey = `./${rest.join('/')}`;
  const exact = targetPackage.exports[exportKey];
  if (exact !== undefined) return path.posix.join(targetPackage.folder, exact);
  const patterns = Object.keys(targetPackage.exports)
    .filter((key) => key.includes('*'))
    .toSorted((a, b) => b.indexOf('*') - a.indexOf('*'));
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split('*');
    if (exportKey.length < pattern.length || !exportKey.startsWith(before) || !exportKey.endsWith(after)) continue;
    const match = exportKey.slice(before.length, exportKey.length - after.length);
    return path.posix.join(targetPackage.folder, targetPackage.exports[pattern]?.replaceAll('*', match) ?? '');
  }
  return undefined;
}
