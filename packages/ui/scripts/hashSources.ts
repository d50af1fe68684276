import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from './modules.ts';

const root = path.resolve(packageRoot, '../..');
// Outside of `dist`, because everything in `dist` is published.
const hashFile = path.join(root, '.cache/khayamiya-built-from');

/** Hashes every file that the package is built from. */
export function hashSources(): string {
  const sources = [
    'packages/{ui,arabic}/src/**/*',
    'packages/{ui,arabic}/*.json',
    'packages/ui/scripts/*',
    'pnpm-lock.yaml',
  ];
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether `dist` was built from the sources with this hash. */
export const isBuiltFrom = (sources: string, dist: string): boolean =>
  existsSync(path.join(dist, 'theme.css')) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === sources;

/** Writes down the hash of the sources that `dist` was built from. */
export function saveBuildHash(sources: string): void {
  mkdirSync(path.dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, sources);
}
