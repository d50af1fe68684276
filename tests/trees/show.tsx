import '@fanous/ui/reset.css';
import '@fanous/ui/theme.css';
import { applyLocale } from '@fanous/ui/intl/applyLocale';
import { UiProvider } from '@fanous/ui/intl/UiProvider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { type Locator, utils } from 'vitest/browser';

/** Renders a component in Arabic, as the app does, for one test. */
export function renderInArabic(part: ReactNode): void {
  applyLocale('ar', document.documentElement);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<UiProvider language="ar">{part}</UiProvider>);
  onTestFinished(() => {
    root.unmount();
    place.remove();
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
