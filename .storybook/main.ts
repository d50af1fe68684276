import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { uiOptimizeDeps, uiPlugins } from '../tools/vite-plugins.ts';

/** Dependencies of the page stories. Vite has to optimize them before the tests start: a late discovery reloads running tests. */
const pageDeps = [
  ...['@lingui/core', '@lingui/react', '@tanstack/react-query', 'idb-keyval', 'react-router-dom'].map(
    (name) => `@fanous/features > ${name}`,
  ),
  '@fanous/api-client > openapi-fetch',
  // For the story that hydrates server-rendered HTML.
  'react-dom/client',
  'react-dom/server',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    // Tables in Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  // The fonts of the Storybook UI. The stories load theirs from the package.
  staticDirs: [{ from: '../packages/ui/node_modules/@fontsource/ibm-plex-sans-arabic/files', to: '/faces' }],
  // Stories tagged `spec` are tests: hidden in the sidebar until the filter shows them.
  tags: { spec: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  // Storybook adds its own React plugin. Ours comes first, with the transforms of Lingui and vanilla-extract.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: uiPlugins(),
      optimizeDeps: { ...uiOptimizeDeps, include: [...(uiOptimizeDeps.include ?? []), ...pageDeps] },
    }),
};
export default config;
