import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles } from './compressFiles.ts';

const root = path.dirname(import.meta.dirname);
/** Where the built app lies. */
export const webDir = path.join(root, 'apps', 'platform', 'dist');
const stamp = path.join(webDir, '.built-from');

/** A hash over everything the app is built from. */
function fingerprint(): string {
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

/** Builds the app unless the last build was made from these very sources. */
export async function buildApp(): Promise<void> {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the app …');
  const vite = path.join(root, 'node_modules', '.bin', 'vite');
  // What browsers load, then what renders its pages on the server.
  for (const more of [[], ['--ssr', 'src/server/entry-server.tsx']]) {
    const build = spawnSync(vite, ['build', 'apps/platform', '--logLevel', 'warn', ...more], {
      cwd: root,
      encoding: 'utf8',
    });
    if (build.status !== 0) throw new Error(`The app could not be built:\n${build.stdout}${build.stderr}`);
  }
  await compressFiles(path.join(webDir, 'assets'));
  writeFileSync(stamp, now);
}
