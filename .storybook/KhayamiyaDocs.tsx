import './docs.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect } from 'react';
import { useToolbarGlobals } from '../packages/ui/src/stories/guide/useToolbarGlobals.ts';
import { setGlobalsOfNewFrames, updateFramedStories } from './framedStories.ts';
import { themes } from './themes.ts';

/** Shows documentation pages in the language, direction and theme of the toolbar. */
export function KhayamiyaDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { locale, theme, digits } = useToolbarGlobals();
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
