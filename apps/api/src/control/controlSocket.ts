import { join, relative } from 'node:path';

/** Gets the path of the control socket. A relative one may be short enough for a long folder name. */
export function getControlSocketPath(dataDir: string): string {
  const absolutePath = join(dataDir, 'control.sock');
  const relativePath = relative(process.cwd(), absolutePath);
  return relativePath.length < absolutePath.length ? relativePath : absolutePath;
}
