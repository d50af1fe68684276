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
// All exports of `react-router` point to its development build. This is the folder of the production build.
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
      // React 18 and later include it; some libraries still import the shim.
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
  // The server build bundles all packages. In development Node loads them unbundled.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // For older targets `:dir(rtl)` becomes a list of languages, which also matches left-to-right parts of a page.
    // These targets support `light-dark()`: for older ones each `color-scheme` would get a polyfill, which we do not need.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // No inline assets: the content security policy allows only our own files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    // Every browser that runs the app knows `modulepreload`.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Helpers of the router that only log, but keep unused components in the bundle.
        treeshake: { manualPureFunctions: ['warning', 'warn', 'warnOnce'] },
        output: {
          // The first view links a hundred chunks, and hashes do not compress: shorter hashes are enough.
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
