import './docs.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import type { Digits, Language } from '@fanous/ui/intl/digits';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from './themes.ts';

interface Globals {
  locale: Language;
  theme: 'light' | 'dark';
  digits: Digits;
}

const first: Globals = { locale: 'ar', theme: 'light', digits: 'latn' };

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, changed);
  channel.on(SET_GLOBALS, changed);
  return () => {
    channel.off(GLOBALS_UPDATED, changed);
    channel.off(SET_GLOBALS, changed);
  };
}

/** The current toolbar values, from the channel: a docs page has no story to read them from. */
function readGlobals(): Globals {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [{ globals: Globals }?];
  return message?.globals ?? first;
}

/** The docs container. Applies the language, direction and theme of the toolbar. */
export function KhayamiyaDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { locale, theme, digits } = useSyncExternalStore(subscribe, readGlobals);
  useLayoutEffect(() => {
    applyLocale(locale, document.documentElement);
    document.documentElement.dataset['theme'] = theme;
  }, [locale, theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      <UiProvider language={locale} digits={digits}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
