import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, createGroupFinder, vendorModulePattern } from './chunkGroups.ts';
import { reactAriaStyleTag } from './src/server/reactAriaStyle.ts';
import { getFontPreloadAttributes, getFontUrls } from './src/server/fontPreloads.ts';
import { createDevPagesPlugin } from '../../tools/devPages.ts';
import { uiOptimizeDeps, createUiPlugins } from '../../tools/vite-plugins.ts';

const apiUrl = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`;

const preloadFontsPlugin: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      bundle &&
      getFontUrls(Object.keys(bundle), 'ar').map((href) => ({
        tag: 'link',
        attrs: getFontPreloadAttributes(href),
        injectTo: 'head',
      })),
  },
};

const reactAriaStylePlugin: Plugin = {
  name: 'react-aria-style',
  // After Vite, which would minify it.
  transformIndexHtml: { order: 'post', handler: () => [reactAriaStyleTag] },
};

const findGroup = createGroupFinder();

const require = createRequire(import.meta.url);

// Every export of `react-router` points to its development build. This is the folder of the production build.
const reactRouterDir = path.resolve(
  createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json'),
  '../dist/production',
);

/** Data that was stored on a device under another contract is not read. */
const hashContract = () =>
  createHash('sha256')
    .update(readFileSync(require.resolve('@fanous/api-client/generated/openapi.json')))
    .digest('hex')
    .slice(0, 8);

export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: import.meta.dirname,
  define: {
    'import.meta.env.API_URL': JSON.stringify(process.env['API_URL']?.replace(/\/+$/, '') ?? ''),
    // Vite keeps this name in a server build: without the variable, React's development build would render the pages.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    'import.meta.env.CONTRACT_VERSION': JSON.stringify(hashContract()),
  },
  plugins: [createUiPlugins(), preloadFontsPlugin, reactAriaStylePlugin, createDevPagesPlugin(apiUrl)],
  resolve: {
    alias: [
      // Part of React since version 18. Some libraries still import the shim.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: path.join(reactRouterDir, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(reactRouterDir, 'dom-export.mjs') },
          ]
        : []),
    ],
  },
  optimizeDeps: uiOptimizeDeps,
  server: {
    port: Number(process.env['DEV_PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/storage', '/media', '/demo'].map((path) => [path, { target: apiUrl }])),
  },
  // The server build bundles its dependencies. In development Node loads the packages directly.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // For older browsers `:dir(rtl)` would become a list of languages, which also mirrors left-to-right parts of a page.
    // These browsers support `light-dark()`. We do not use it, but others would get a fallback for it at each `color-scheme`.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // No inline assets: the content security policy allows our own files only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    // All supported browsers know `modulepreload`.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // Logging helpers of the router. They keep its unused components in the bundle.
        treeshake: { manualPureFunctions: ['warning', 'warn', 'warnOnce'] },
        output: {
          // The first view links a hundred chunks, and hashes do not compress. Shorter hashes are still unique.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              { name: 'vendor', test: vendorModulePattern, priority: chunkGroups.length + 1 },
              ...chunkGroups.map((group, index) => ({
                name: (id: string, graph: Parameters<typeof findGroup>[1]) =>
                  findGroup(id, graph) === group ? group : null,
                debugName: group,
                priority: chunkGroups.length - index,
              })),
            ],
          },
        },
      },
    }),
  },
}));
