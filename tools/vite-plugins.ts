import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';

/**
 * React Aria checks the browser's language as it loads, in a way that makes the browser open its calendars of every
 * language: 15 ms of a first view, four times that on a phone. This refuses the same tags and opens none.
 */
const quickLocale = (): Plugin => ({
  name: 'quick-locale',
  transform: {
    filter: { id: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.m?js/ },
    handler(code) {
      const costly = 'Intl.DateTimeFormat.supportedLocalesOf(';
      if (!code.includes(costly))
        this.error('React Aria checks the language in another way now: is this still needed?');
      return { code: code.replace(costly, 'Intl.getCanonicalLocales('), map: null };
    },
  },
});

/** The same transforms for the app, Storybook and tests. Babel serves Lingui's macros only and goes before React. */
export const uiPlugins = (): PluginOption[] => [
  // React Aria's own strings in two of its 34 locales; it has no ar-EG, which falls back to ar-AE.
  { ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' },
  quickLocale(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  lingui({ failOnCompileError: true }),
  vanillaExtractPlugin(),
];

/** Vite meets these only late, after compiling a .css.ts or in a part rarely used; listing them avoids a reload. */
export const uiOptimizeDeps: NonNullable<UserConfig['optimizeDeps']> = {
  include: [
    '@fanous/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@fanous/ui > @tanstack/virtual-core',
    '@fanous/ui > @react-aria/live-announcer',
  ],
};
