/**
 * Gives an overlay the theme of the element that opened it: it is rendered at the end of `body`, outside of a section with a theme of
 * its own. Use it as the `ref` of the overlay, which React sets before the focus moves into the overlay.
 */
export function matchOpenerTheme(overlay: HTMLElement | null): void {
  if (!overlay) return;
  // A tooltip opens by hover too, so its opener need not have the focus.
  const described = overlay.id && document.querySelector(`[aria-describedby~="${overlay.id}"]`);
  const opener = described || document.activeElement;
  const theme = opener?.closest<HTMLElement>('body [data-theme]')?.dataset['theme'];
  if (theme !== undefined) overlay.dataset['theme'] = theme;
}
