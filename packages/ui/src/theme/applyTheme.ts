/**
 * Puts the page into a theme. No style fades a colour (an architecture test holds them to it): every element has some, and the whole
 * page would be under way for a dozen frames.
 */
export function applyTheme(theme: 'light' | 'dark', root: HTMLElement): void {
  root.dataset['theme'] = theme;
}
