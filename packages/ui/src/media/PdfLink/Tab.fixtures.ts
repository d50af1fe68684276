import { fn } from 'storybook/test';

/** A tab that goes nowhere, in place of a new one of the browser. */
export function fakeTab() {
  const page = document.implementation.createHTMLDocument();
  return { closed: false, opener: window as unknown, document: page, location: { replace: fn() }, close: fn() };
}
