import { fn } from 'storybook/test';

/** Creates a fake browser tab for tests. */
export function createFakeTab() {
  const page = document.implementation.createHTMLDocument();
  return { closed: false, opener: window as unknown, document: page, location: { replace: fn() }, close: fn() };
}
