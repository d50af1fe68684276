/**
 * Puts the page into a theme at once. Every element has colours, so with its fades on the whole page would be under way
 * for a dozen frames; for the one in which the colours change there are none.
 */
export function applyTheme(theme: 'light' | 'dark', root: HTMLElement): void {
  root.dataset['theme'] = theme;
  root.dataset['still'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['still']));
}
