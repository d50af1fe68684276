import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a `WEB_DIR` with the fake renderer `renderer.js`. */
export function createFakeWebDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'srv-pages-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html>plain</html>');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  // Node reads it as a module wherever the folder is.
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  cpSync(join(import.meta.dirname, 'renderer.js'), join(folder, 'server/entry-server.js'));
  return folder;
}

/** Gets the number of a rendering from its document. */
export const getRenderingNumber = (body: string): string | undefined => /drawn=(\d+)/.exec(body)?.[1];
