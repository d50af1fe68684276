import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build as bundle } from 'vite';
import { createUiPlugins } from '../../../tools/vite-plugins.ts';
import type { Library, Screen } from './screens.ts';

/** In kB of 1,000 bytes, each file gzipped separately. */
export interface BundleSizesKb {
  firstScript: number;
  allScript: number;
  style: number;
}

/** Builds one screen with one library as a separate app. Only the plugins differ: Khayamiya gets its own. */
export async function buildScreen(screen: Screen, library: Library, outDir: string): Promise<BundleSizesKb> {
  await bundle({
    configFile: false,
    root: import.meta.dirname,
    base: `/${screen}/${library}/`,
    logLevel: 'error',
    plugins: [
      {
        name: 'screen',
        transformIndexHtml: {
          order: 'pre',
          handler: (html) => html.replaceAll('SCREEN', screen).replaceAll('LIBRARY', library),
        },
      },
      library === 'khayamiya' ? createUiPlugins() : react(),
    ],
    // The same React for the workspace and for the other libraries.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: Infinity },
  });
  return measureBundleSizes(outDir);
}

function measureBundleSizes(folder: string): BundleSizesKb {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const sum = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length / 1000, 0);
  const scripts = globSync('assets/*.js', { cwd: folder });
  return {
    firstScript: sum(scripts.filter((file) => html.includes(path.basename(file)))),
    allScript: sum(scripts),
    style: sum(globSync('assets/*.css', { cwd: folder })),
  };
}
