import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { createBaseChunkNamer, vendorPattern } from './baseChunk.ts';
import { getFontPreload, getFontUrls } from './src/server/fontPreloads.ts';
import { devPages } from '../../tools/devPages.ts';
import { uiOptimizeDeps, uiPlugins } from '../../tools/vite-plugins.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle &&
      getFontUrls(Object.keys(bundle), 'ar').map((href) => ({
        tag: 'link',
        attrs: getFontPreload(href),
        injectTo: 'head',
      })),
  },
};

const require = createRequire(import.meta.url);
// `react-router` names its development build in every export. This is the folder of the other one.
const router = path.resolve(
  createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json'),
  '../dist/production',
);

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.API_URL': JSON.stringify(process.env['API_URL']?.replace(/\/+$/, '') ?? '') },
  plugins: [uiPlugins(), preloadFonts, devPages(api)],
  resolve: {
    alias: [
      // React has had it itself since 18; some libraries still ask for the stand-in.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
          ]
        : []),
    ],
  },
  optimizeDeps: uiOptimizeDeps,
  server: {
    port: Number(process.env['DEV_PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/storage', '/media', '/demo'].map((path) => [path, { target: api }])),
  },
  // The server's build stands alone beside the app; in development Node loads packages as they are.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Older ones would get `:dir(rtl)` as a list of languages, which also mirrors what stands in a left-to-right island.
    // These know `light-dark()`, which we do not use: for others each `color-scheme` would carry a stand-in for it.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Nothing inline: the content security policy allows files of our own alone.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    // Every browser that runs the app knows `modulepreload`.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // The router's own helpers. They only write to the console, but keep its unused components in the bundle.
        treeshake: { manualPureFunctions: ['warning', 'warn', 'warnOnce'] },
        output: {
          // The first view names a hundred chunks, and nothing packs a hash: fewer letters tell them apart as well.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              { name: 'vendor', test: vendorPattern, priority: 2 },
              { name: createBaseChunkNamer(), debugName: 'base', priority: 1 },
            ],
          },
        },
      },
    }),
  },
}));
