import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config.ts';
import type { Language } from '../problems/language.ts';
import { errorCode } from '../startupError.ts';

/** Whom a page is for, as far as a document differs. */
export interface Reader {
  language: Language;
  digits: string;
}

interface RenderedPage {
  status: number;
  /** Where a redirect leads. */
  location?: string;
  html: string;
  /** What its style attributes hash to, for the content policy. */
  styles: string[];
}

/** What draws pages: the app's own code, built for this side (`apps/platform/src/server/entry-server.tsx`). */
export interface Renderer {
  /** How the address of a page is spelled; undefined for pages that are left to the browser. */
  addressOf: (target: string) => string | undefined;
  /** Whether a page opens with the intro, once a session. */
  hasSplash: (address: string, reader: Reader) => boolean;
  /** What a browser session keeps when it did. */
  seenCookie: string;
  render: (
    wish: Reader & {
      address: string;
      hasSplash: boolean;
      fetch: (request: Request) => Promise<Response>;
      signal: AbortSignal;
    },
  ) => Promise<RenderedPage>;
  shell: (language: Language) => string;
  readReader: (cookie: string | undefined) => Reader;
  /** What of a reader's theme and hints a document shows; there are few. */
  lookOf: (reader: Reader) => string;
  /** Writes such a look into a document. */
  dress: (html: string, look: string) => string;
}

type RendererModule = Pick<Renderer, 'readReader' | 'lookOf' | 'dress' | 'seenCookie'> & {
  createRenderer: (options: {
    template: string;
    manifest: unknown;
    origin: string;
  }) => Promise<Pick<Renderer, 'addressOf' | 'hasSplash' | 'render' | 'shell'>>;
};

/** Loads what was built to draw pages; without it, or with an API of another host, browsers draw them. */
export async function loadRenderer({ webDir, publicUrl, apiUrl }: Config): Promise<Renderer | undefined> {
  if (apiUrl !== undefined) return undefined;
  const read = (name: string) => readFile(join(webDir, name), 'utf8');
  try {
    const [template, manifest] = await Promise.all([read('index.html'), read('.vite/manifest.json')]);
    const built = (await import(pathToFileURL(join(webDir, 'server/entry-server.js')).href)) as RendererModule;
    const { createRenderer, ...rest } = built;
    const made = await createRenderer({ template, manifest: JSON.parse(manifest) as unknown, origin: publicUrl ?? '' });
    return { ...made, ...rest };
  } catch (error) {
    if (['ENOENT', 'ERR_MODULE_NOT_FOUND'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
