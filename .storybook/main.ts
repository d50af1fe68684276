import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { englishExamples } from './englishExamples.ts';
import { propDocs } from './propDocs.ts';
import { uiOptimizeDeps, createUiPlugins } from '../tools/vite-plugins.ts';

/** Dependencies of pages. Vite would otherwise discover them one by one, and reload running tests each time. */
const pageDependencies = [
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
  // A built Storybook has no behaviour stories: they are tests, and half of the list that every frame loads.
  stories: (_, { configType }) => [
    './docs/*.mdx',
    `../packages/*/src/**/${configType === 'PRODUCTION' ? '!(*.spec)' : '*'}.stories.tsx`,
  ],
  addons: [
    // Tables in Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The font of Storybook's own interface. Stories load theirs from the package.
  staticDirs: [{ from: '../packages/ui/node_modules/@fontsource/ibm-plex-sans-arabic/files', to: '/faces' }],
  // Behaviour stories and pages are hidden in the sidebar by default. The tag filter shows them.
  tags: { spec: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Our own reader resolves the types of props (propDocs.ts).
  typescript: { reactDocgen: false, check: false },
  // Storybook adds its own React plugin. Ours comes first, with the transforms of Lingui and vanilla-extract.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Tests have no docs pages.
      plugins: [...(process.env['VITEST'] ? [] : [propDocs(), englishExamples()]), ...createUiPlugins()],
      optimizeDeps: { ...uiOptimizeDeps, include: [...(uiOptimizeDeps.include ?? []), ...pageDependencies] },
    }),
};
export default config;
