import '@fanous/ui/fonts.css';
import '@fanous/ui/theme.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import { modes } from './modes.ts';
import { assertNoHiddenAnimation } from './assertNoHiddenAnimation.ts';

// The default of one second is too short when two browsers share two busy cores.
configure({ asyncUtilTimeout: 10_000 });

// Lazy: tests render stories only and never need the docs container.
const LazyDocs = lazy(async () => ({ default: (await import('./KhayamiyaDocs.tsx')).KhayamiyaDocs }));
const Docs = (props: ComponentProps<typeof LazyDocs>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
);

/** Links in stories log their target and do not navigate. */
const logNavigation = action('navigate');

/** Language, theme and digits go on `<html>`, never on a wrapper: overlays render outside it. */
const withKhayamiya: Decorator = function Khayamiya(Story, { globals }) {
  const language = globals['locale'] as Language;
  const theme = globals['theme'] as 'light' | 'dark';
  useLayoutEffect(() => {
    applyLocale(language, document.documentElement);
    document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return (
    <UiProvider key={language} language={language} digits={globals['digits'] as Digits} navigate={logNavigation}>
      <Story />
    </UiProvider>
  );
};

/** The mode of a test run (vitest.config.ts). Storybook itself starts in Arabic and the light theme. */
const testMode: { locale?: Language; theme?: 'light' | 'dark' } = import.meta.env['STORYBOOK_MODE'] ?? {};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    layout: 'padded',
    docs: { container: Docs, toc: { headingSelector: 'h2, h3', ignoreSelector: '.khayamiya-page h3, .docs-story *' } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guide',
          [
            'Principles – المبادئ',
            'Colour – اللون',
            'Type – الخط',
            'Space – المسافة',
            'Motion – الحركة',
            'Icons – الأيقونات',
            'Right to left – من اليمين',
            'Accessibility – الإتاحة',
            'Writing – الكتابة',
            'Weight – الوزن',
            'Contributing – المساهمة',
          ],
          'Layout',
          'Shells',
          'Actions',
          'Forms',
          'Overlays',
          'Feedback',
          'Navigation',
          'Data',
          'Media',
          'Learning',
          'Intl',
          '*',
        ],
      },
    },
  },
  globalTypes: {
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    digits: {
      description: 'Digits',
      toolbar: {
        title: 'Digits',
        icon: 'listordered',
        dynamicTitle: true,
        items: [
          { value: 'latn', title: '123' },
          { value: 'arab', title: '١٢٣' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'ar', theme: 'light', digits: 'latn', ...testMode },
  // Screenshots need all icons from the start.
  beforeAll: loadIcons,
  afterEach: assertNoHiddenAnimation,
  decorators: [withKhayamiya],
};
export default preview;
