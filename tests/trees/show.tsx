import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, utils } from 'vitest/browser';

/** Renders a component in Arabic, as the app does, for one test. */
export function renderInArabic(element: ReactNode): void {
  applyLocale('ar', document.documentElement);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<UiProvider language="ar">{element}</UiProvider>);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}

/**
 * The accessibility tree of an element as text. `toMatchAriaSnapshot` ignores additional nodes, such as a button without
 * a name.
 */
export async function getAccessibilityTree(element: Locator): Promise<string> {
  await expect.element(element).toBeVisible();
  return utils.aria.renderAriaTree(utils.aria.generateAriaTree(element.element()));
}
