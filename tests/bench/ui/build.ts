import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build as bundle } from 'vite';
import { uiPlugins } from '../../../tools/vite-plugins.ts';
import type { Library, Screen } from './screens.ts';

/** Exact, in kB of 1,000 bytes, each file gzipped by itself. */
export interface Sizes {
  firstScript: number;
  allScript: number;
  style: number;
}

/** Builds one screen with one library as an app of its own. Khayamiya gets the plugins it is used with; everything else is the same. */
export async function build(screen: Screen, library: Library, outDir: string): Promise<Sizes> {
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
      library === 'khayamiya' ? uiPlugins() : react(),
    ],
    // One React for the workspace's sources and for the others.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: Infinity },
  });
  return weigh(outDir);
}

function weigh(folder: string): Sizes {
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
