import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, PluginOption } from 'vite';
import { sourceRoot } from './modules.ts';

/** The cascade layers of Khayamiya, weakest first. Styles outside of layers, such as those of an app, win over all of them. */
const layers = { reset: 'khayamiya.reset', tokens: 'khayamiya.tokens', parts: 'khayamiya.parts' };
const layerOrder = `@layer ${Object.values(layers).join(', ')};\n`;

const layersOfTheme: Record<string, string> = {
  'theme/reset.css.ts': layers.reset,
  'theme/partReset.css.ts': layers.reset,
  'theme/theme.css.ts': layers.tokens,
};

/** The layer of a file with styles. The pages of Storybook have none, like the pages of an app. */
function getLayer(file: string): string | undefined {
  const name = path.relative(sourceRoot, file);
  return name.startsWith('..') || name.startsWith('stories/') ? undefined : (layersOfTheme[name] ?? layers.parts);
}

/** Puts the styles of each file into its layer, so that no style can be left out of the layers. */
const putIntoLayers: Plugin = {
  name: 'khayamiya-layers',
  // Before Vite compiles CSS.
  enforce: 'pre',
  transform: {
    filter: { id: /\.css\.ts\.vanilla\.css/ },
    handler(css, id) {
      const layer = getLayer(id.replace(/\.vanilla\.css.*$/, ''));
      return layer && { code: `${layerOrder}@layer ${layer} {\n${css}\n}`, map: null };
    },
  },
};

/** The file of each name, to find two files with the same names. */
const filesByName = new Map<string, string>();

/**
 * Names of classes, animations and variables start with `kh-`: they meet no name of an app, and the reset finds the parts by it.
 * Hashes do not compress, so a build leaves out the first two characters.
 */
function createName({ hash, debugId, filePath }: { hash: string; debugId?: string; filePath: string }): string {
  // A variant such as `16:9` is part of the debug name.
  if (process.env['NODE_ENV'] !== 'production')
    return debugId ? `kh-${debugId.replaceAll(/[^\w-]/g, '_')}-${hash}` : `kh-${hash}`;
  const name = `kh-${hash.slice(2)}`;
  const other = filesByName.get(name) ?? filePath;
  if (other !== filePath) throw new Error(`${filePath} and ${other} have the same names. Rename one of them.`);
  filesByName.set(name, filePath);
  return name;
}

/** Compiles the styles of Khayamiya: for the package, the app, Storybook and tests alike. */
export const khayamiyaStyles = (): PluginOption[] => [vanillaExtractPlugin({ identifiers: createName }), putIntoLayers];
