import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { here } from './modules.ts';

const root = path.resolve(here, '../..');
// Not in `dist`, which is published as it is.
const stamp = path.join(root, '.cache/khayamiya-built-from');

/** A hash of everything that the package is built from. */
export function fingerprint(): string {
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

/** Whether `dist` was built from these sources. */
export const isBuiltFrom = (sources: string, dist: string): boolean =>
  existsSync(path.join(dist, 'theme.css')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;

/** Records what `dist` was built from. */
export function recordBuild(sources: string): void {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}
