import { globSync } from 'node:fs';
import path from 'node:path';
import { read } from './files.ts';

interface Package {
  folder: string;
  exports: Record<string, string>;
}

/** The packages of the workspace by their name. */
const packages = new Map<string, Package>(
  globSync('{apps,packages}/*/package.json', { cwd: path.resolve(import.meta.dirname, '../..') }).map((file) => {
    const { name, exports = {} } = JSON.parse(read(file)) as { name: string; exports?: Record<string, string> };
    return [name, { folder: path.posix.dirname(file), exports }];
  }),
);

/** The file of the workspace that an import names, as a path from the root; undefined for libraries. */
export function resolveImport(importer: string, specifier: string, isFile: (file: string) => boolean) {
  const [name = ''] = specifier.split('?');
  const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(importer), name) : resolveExport(name);
  if (target === undefined) return undefined;
  return [target, `${target}.ts`, `${target}.tsx`].find(isFile);
}

/** Follows the `exports` map of a package: exact keys first, then the longest pattern, as Node does. */
function resolveExport(specifier: string): string | undefined {
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const found = packages.get(`${scope}/${name}`);
  if (!found) return undefined;
  const wanted = `./${rest.join('/')}`;
  const exact = found.exports[wanted];
  if (exact !== undefined) return path.posix.join(found.folder, exact);
  const patterns = Object.keys(found.exports)
    .filter((key) => key.includes('*'))
    .toSorted((a, b) => b.indexOf('*') - a.indexOf('*'));
  for (const pattern of patterns) {
    const [before = '', after = ''] = pattern.split('*');
    if (wanted.length < pattern.length || !wanted.startsWith(before) || !wanted.endsWith(after)) continue;
    const match = wanted.slice(before.length, wanted.length - after.length);
    return path.posix.join(found.folder, found.exports[pattern]?.replaceAll('*', match) ?? '');
  }
  return undefined;
}
