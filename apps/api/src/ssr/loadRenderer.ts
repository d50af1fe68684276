import type { Manifest, Renderer, RendererModule } from '@fanous/api-client/rendering';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import { findErrorCode, StartupError } from '../startupError.ts';

/** Loads the renderer of the built app. Without one, or with a legacy API, browsers render the pages. */
export async function loadRenderer({ webDir, publicUrl, apiUrl }: Config): Promise<Renderer | undefined> {
  if (apiUrl !== undefined) return undefined;
  const read = (name: string) => readFile(join(webDir, name), 'utf8');
  try {
    const [template, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
    const module: unknown = await import(pathToFileURL(join(webDir, 'server/entry-server.js')).href);
    assertMembers<RendererModule>(module, { createRenderer: 'function' });
    const parsedManifest = JSON.parse(manifest) as Manifest;
    const styles: Record<string, string> = {};
    for (const file of new Set(Object.values(parsedManifest).flatMap(({ css = [] }) => css)))
      styles[file] = await read(file);
    const renderer: unknown = await module.createRenderer({
      template,
      manifest: parsedManifest,
      styles,
      origin: publicUrl ?? '',
    });
    assertMembers<Renderer>(renderer, {
      getCanonicalPath: 'function',
      readPreferences: 'function',
      needsSplash: 'function',
      splashSeenCookie: 'string',
      getFontHeaders: 'function',
      render: 'function',
      getShellDocument: 'function',
      getHtmlAttributes: 'function',
      replaceHtmlAttributes: 'function',
    });
    return renderer;
  } catch (error) {
    if (['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(findErrorCode(error) ?? '')) return undefined;
    throw error;
  }
}

type MemberTypes<T> = { [Name in keyof T]: T[Name] extends string ? 'string' : 'function' };

/** Throws for a renderer of another version: it is built separately from this server. */
function assertMembers<T>(value: unknown, types: MemberTypes<T>): asserts value is T {
  const members = Object(value) as Record<string, unknown>;
  const wrong = Object.entries(types).flatMap(([name, type]) => (typeof members[name] === type ? [] : [name]));
  if (wrong.length > 0)
    throw new StartupError(
      `The built app does not fit this server (WEB_DIR/server lacks ${wrong.join(', ')}). Build the app again.`,
    );
}
