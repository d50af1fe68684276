import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compressFiles.ts';

const root = path.dirname(import.meta.dirname);
/** The folder of the built app. */
export const builtAppDir = path.join(root, 'apps', 'platform', 'dist');
const builtHashFile = path.join(builtAppDir, '.built-from');

/** Returns a hash of all files that the app is built from. */
function hashSources(): string {
  const sources = [
    'packages/*/{src,generated}/**/*',
    'apps/platform/{src,public}/**/*',
    'apps/platform/*',
    'tools/*',
    'pnpm-lock.yaml',
  ];
  const hash = createHash('sha256').update(process.env['API_URL'] ?? '');
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the app. Does nothing if the sources have not changed since the last build. Throws if the build fails. */
export async function buildAppIfChanged(): Promise<void> {
  const sourcesHash = hashSources();
  if (existsSync(builtHashFile) && readFileSync(builtHashFile, 'utf8') === sourcesHash) return;
  console.log('Building the app …');
  const vite = path.join(root, 'node_modules', '.bin', 'vite');
  // First the files for browsers, then the server-side renderer and the service worker.
  for (const extraArguments of [
    [],
    ['--ssr', 'src/server/entry-server.tsx'],
    ['--config', 'apps/platform/vite.worker.config.ts'],
  ]) {
    const build = spawnSync(vite, ['build', 'apps/platform', '--logLevel', 'warn', ...extraArguments], {
      cwd: root,
      encoding: 'utf8',
    });
    if (build.status !== 0) throw new Error(`The app could not be built:\n${build.stdout}${build.stderr}`);
  }
  await Promise.all([path.join(builtAppDir, 'assets'), builtAppDir].map(compressFiles));
  writeFileSync(builtHashFile, sourcesHash);
}
