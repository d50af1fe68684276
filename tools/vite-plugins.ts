import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { jsPdfAliases } from '../packages/ui/scripts/jsPdf.ts';
import { khayamiyaStyles } from '../packages/ui/scripts/styles.ts';

/** Excludes the libraries that jsPDF needs for HTML and SVG from bundles. */
const omitJsPdfDependencies = (): Plugin => ({
  name: 'omit-jspdf-dependencies',
  config: () => ({ resolve: { alias: jsPdfAliases } }),
});

/** Replaces the object spread that recipes bring for old browsers, 0.4 kB of the first load, by the one of the language. */
const nativeObjectSpread = (): Plugin => ({
  name: 'native-object-spread',
  transform: {
    filter: { id: /@vanilla-extract\/recipes\/dist\/createRuntimeFn/ },
    handler: (code) =>
      code.replace(
        '_objectSpread2(_objectSpread2({}, config.defaultVariants), options)',
        '{ ...config.defaultVariants, ...options }',
      ),
  },
});

/** Creates the Vite plugins that the app, Storybook and tests share. Babel only compiles Lingui's macros and runs before React. */
export const createUiPlugins = (): PluginOption[] => [
  // Keeps React Aria's strings of two of its 34 locales. It has no ar-EG, which falls back to ar-AE.
  { ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' },
  omitJsPdfDependencies(),
  nativeObjectSpread(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnCompileError: true }),
  khayamiyaStyles(),
];

/** Vite discovers these dependencies late: in a compiled .css.ts file or in a rarely used component. Listing them avoids a reload. */
export const uiOptimizeDeps: NonNullable<UserConfig['optimizeDeps']> = {
  include: [
    '@fanous/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@fanous/ui > @internationalized/date',
    '@fanous/ui > @tanstack/virtual-core',
    '@fanous/ui > jspdf',
    '@fanous/ui > @react-aria/live-announcer',
    '@fanous/ui > media-chrome/media-store/media-store',
    '@fanous/ui > media-chrome/react/media-store',
    '@fanous/ui > hls.js',
    '@fanous/ui > d3-shape',
  ],
};
