import '@fanous/ui/fonts.css';
import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { loadCovers } from '@fanous/ui/media/loadCovers';
import { loadIcons } from '@fanous/ui/media/loadIcons';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import { extractArgTypes } from './extractArgTypes.ts';
import { modes } from './modes.ts';
import { rejectHiddenAnimations } from './hiddenAnimations.ts';

// On a busy machine a story may wait longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

// Tests render stories only. Loading this on demand keeps documentation pages out of them.
const loadDocs = () => import('./KhayamiyaDocs.tsx');
const loadPartPage = () => import('./PartPage.tsx');
// A docs page requests its code together with the list of stories, not after it.
if (new URLSearchParams(globalThis.location?.search).get('viewMode') === 'docs')
  void Promise.all([loadDocs(), loadPartPage()]);

const LazyDocs = lazy(async () => ({ default: (await loadDocs()).KhayamiyaDocs }));
const Docs = (props: ComponentProps<typeof LazyDocs>) => (
  <Suspense>
    <LazyDocs {...props} />
  </Suspense>
);
const LazyPartPage = lazy(async () => ({ default: (await loadPartPage()).PartPage }));

/** Logs where a link leads. Stories do not navigate. */
const logNavigation = action('navigate');

/** Sets language, theme and digits on `<html>`, because overlays render outside any wrapper. */
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

/** The mode of a test run (vitest.config.ts). Storybook itself starts in Arabic with the light theme. */
const { accessibility = true, ...testMode }: { locale?: Language; theme?: 'light' | 'dark'; accessibility?: boolean } =
  import.meta.env['STORYBOOK_MODE'] ?? {};

const fonts = ['600 1em "Alexandria Variable"', '400 1em "IBM Plex Sans Arabic"', '600 1em "IBM Plex Sans Arabic"'];
const loadFonts = () => Promise.all(fonts.map((font) => document.fonts.load(font, 'خيّامية Khayamiya')));

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // In tests only violations count. Describing every element that passes takes longer than checking it.
    a11y: {
      test: accessibility ? 'error' : 'off',
      ...(testMode.locale && { options: { resultTypes: ['violations'] } }),
    },
    chromatic: { modes },
    layout: 'padded',
    docs: {
      container: Docs,
      page: LazyPartPage,
      extractArgTypes,
      // The code of a story cannot be pasted. Each page has an example that can.
      canvas: { sourceState: 'none' },
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.khayamiya-page h3, .part-page h3, .docs-story *' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guide',
          [
            'Start – ابدأ',
            'Principles – المبادئ',
            'Colour – اللون',
            'Type – الخط',
            'Space – المسافة',
            'Motion – الحركة',
            'Icons – الأيقونات',
            'Right to left – من اليمين',
            'Accessibility – الإتاحة',
            'Writing – الكتابة',
            'Forms – النماذج',
            'Tables – الجداول',
            'Theming – ألوان علامتك',
            'Server rendering – على الخادم',
            'Testing – الاختبار',
            'Recipes – الوصفات',
            'Weight – الوزن',
            'Contributing – المساهمة',
            'Changelog – التغييرات',
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
  // Screenshots need all icons and covers from the first render, and tests measure sizes.
  beforeAll: async () => {
    await Promise.all([loadIcons(), loadCovers(), testMode.locale && loadFonts()]);
  },
  afterEach: rejectHiddenAnimations,
  decorators: [withKhayamiya],
};
export default preview;
