import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { uiOptimizeDeps, uiPlugins } from '../tools/vite-plugins.ts';

/** What pages need besides the parts: met one after another, each would reload the tests under way. */
const pageDeps = [
  ...['@lingui/core', '@lingui/react', '@tanstack/react-query', 'idb-keyval', 'react-router-dom'].map(
    (name) => `@fanous/features > ${name}`,
  ),
  '@fanous/api-client > openapi-fetch',
  // For the story that takes over what a server drew.
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
  // The frame around the stories wears the same face; the stories load theirs from the package.
  staticDirs: [{ from: '../packages/ui/node_modules/@fontsource/ibm-plex-sans-arabic/files', to: '/faces' }],
  // The stories that only a machine needs stay out of the side bar until someone asks for them.
  tags: { spec: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen', check: false },
  // Storybook brings its own React plugin; ours stands first with Lingui's and vanilla-extract's transforms.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: uiPlugins(),
      optimizeDeps: { ...uiOptimizeDeps, include: [...(uiOptimizeDeps.include ?? []), ...pageDeps] },
    }),
};
export default config;
