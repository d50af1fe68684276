import { defineConfig, type Plugin } from 'vite';
import { createBaseName, libraries } from './firstChunks.ts';
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

/**
 * The router names its development build in every export; ours needs none of its warnings, nor those that its other build
 * keeps. Nor does it need its links, forms and scripts, which stay only because nothing tells the bundler that making them
 * does nothing else.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^(?=function warn(?:ing)?(?:Once)?\()/gm, '/* @__NO_SIDE_EFFECTS__ */ ')
        .replaceAll(/ extends React\d*\.Component /g, ' extends ReactComponent ')
        .replace(/^/, "import { Component as ReactComponent } from 'react';\n"),
  },
};

/** React Aria asks `Intl.Locale` for the direction of any language, which loads tables before the first paint; ours are two. */
const leanDirection: Plugin = {
  name: 'lean-direction',
  apply: 'build',
  load: {
    filter: { id: /\/react-aria\/dist\/private\/i18n\/utils\.mjs$/ },
    handler: () => "export const isRTL = (locale) => locale.startsWith('ar');",
  },
};

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.API_URL': JSON.stringify(process.env['API_URL']?.replace(/\/+$/, '') ?? '') },
  plugins: [leanRouter, leanDirection, uiPlugins(), preloadFonts, devPages(api)],
  // React has had it itself since 18; some libraries still ask for the stand-in.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
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
        output: {
          // The first view names a hundred chunks, and nothing packs a hash: fewer letters tell them apart as well.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              { name: 'vendor', test: libraries, priority: 2 },
              { name: createBaseName(), debugName: 'base', priority: 1 },
            ],
          },
        },
      },
    }),
  },
}));
