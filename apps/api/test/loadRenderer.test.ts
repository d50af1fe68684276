import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { loadRenderer } from '../src/ssr/loadRenderer.ts';

/** Loads a renderer from a built app whose `entry-server.js` has this code. */
function load(code: string) {
  const webDir = mkdtempSync(join(tmpdir(), 'srv-renderer-'));
  onTestFinished(() => rmSync(webDir, { recursive: true }));
  for (const folder of ['.vite', 'server']) mkdirSync(join(webDir, folder));
  writeFileSync(join(webDir, 'index.html'), '');
  writeFileSync(join(webDir, '.vite/manifest.json'), '{}');
  writeFileSync(join(webDir, 'server/entry-server.js'), code);
  return loadRenderer(readConfig({ WEB_DIR: webDir }));
}

test('a built module without its export is rejected', async () => {
  await expect(load('export const render = () => {};')).rejects.toThrow('lacks createRenderer');
});

test('the error for missing or mistyped members of a renderer names them', async () => {
  const members = `getCanonicalPath() {}, readPreferences() {}, needsSplash() {}, splashSeenCookie: 1, getFontHeaders() {},
    getShellDocument() {}, getHtmlAttributes() {}, replaceHtmlAttributes() {}`;
  await expect(load(`export const createRenderer = () => ({ ${members} });`)).rejects.toThrow(
    'lacks splashSeenCookie, render)',
  );
  await expect(load('export const createRenderer = () => undefined;')).rejects.toThrow('lacks getCanonicalPath');
});
