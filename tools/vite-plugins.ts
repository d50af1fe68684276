import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { jsPdfAliases } from '../packages/ui/scripts/jsPdf.ts';

/** Leaves the libraries that jsPDF needs for HTML and SVG out of bundles. */
const omitJsPdfDependencies = (): Plugin => ({
  name: 'omit-jspdf-dependencies',
  config: () => ({ resolve: { alias: jsPdfAliases } }),
});

/** The same transforms for the app, Storybook and tests. Babel serves Lingui's macros only and goes before React. */
export const uiPlugins = (): PluginOption[] => [
  // React Aria's own strings in two of its 34 locales; it has no ar-EG, which falls back to ar-AE.
  { ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' },
  omitJsPdfDependencies(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnCompileError: true }),
  vanillaExtractPlugin(),
];

/** Vite meets these only late, after compiling a .css.ts or in a part rarely used; listing them avoids a reload. */
export const uiOptimizeDeps: NonNullable<UserConfig['optimizeDeps']> = {
  include: [
    '@fanous/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@fanous/ui > @internationalized/date',
    '@fanous/ui > @tanstack/virtual-core',
    '@fanous/ui > jspdf',
    '@fanous/ui > @react-aria/live-announcer',
  ],
};
