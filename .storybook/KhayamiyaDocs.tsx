import './docs.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { setGlobalsOfNewFrames, updateFramedStories } from './framedStories.ts';
import { themes } from './themes.ts';

interface Globals {
  locale: Language;
  theme: 'light' | 'dark';
  digits: Digits;
}

const defaultGlobals: Globals = { locale: 'ar', theme: 'light', digits: 'latn' };

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  channel.on(SET_GLOBALS, onChange);
  return () => {
    channel.off(GLOBALS_UPDATED, onChange);
    channel.off(SET_GLOBALS, onChange);
  };
}

/** Reads the globals of the toolbar from the channel. A documentation page has no story to read them from. */
function readGlobals(): Globals {
  const channel = addons.getChannel();
  const [lastEvent] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [{ globals: Globals }?];
  return lastEvent?.globals ?? defaultGlobals;
}

/** Shows documentation pages in the language, direction and theme of the toolbar. */
export function KhayamiyaDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { locale, theme, digits } = useSyncExternalStore(subscribe, readGlobals);
  useLayoutEffect(() => {
    applyLocale(locale, document.documentElement);
    document.documentElement.dataset['theme'] = theme;
  }, [locale, theme]);
  // During render, because the frames of this page are drawn in it.
  setGlobalsOfNewFrames({ locale, theme, digits });
  useEffect(() => updateFramedStories(document, { locale, theme, digits }), [locale, theme, digits]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <UiProvider language={locale} digits={digits}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
