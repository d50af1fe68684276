/**
 * Sets the theme of the page. Styles never animate colours (an architecture test checks it): a theme change would then animate
 * every element on the page.
 */
export function applyTheme(theme: 'light' | 'dark', root: HTMLElement): void {
  root.dataset['theme'] = theme;
}
