import { runWhenIdle } from '../../utils/runWhenIdle.ts';
import * as css from './skipOffscreenCards.css.ts';

/**
 * Marks offscreen cards of a list with `data-skippable`, so that `content-visibility` can skip their rendering. Each card is
 * rendered once before, with its fonts and at the current width, because a skipped card keeps its last size: guessed sizes would
 * shift the page and break scroll restoration. When the width changes, all cards are rendered again. Visible cards are never
 * marked: they would be missing for a frame, which counts as a layout shift. Returns a cleanup function.
 */
export function skipOffscreenCards(list: HTMLElement): () => void {
  list.classList.add(css.list);
  let width: number | undefined;
  let cancel = () => {};
  const markOffscreenCards = () => {
    if (document.fonts.status === 'loading') {
      cancel = runWhenIdle(markOffscreenCards);
      return;
    }
    // Measures all cards before marking any, to avoid a layout for each card.
    const offscreenCards = [...list.children].filter(isOffscreen);
    for (const card of offscreenCards) card.setAttribute('data-skippable', '');
  };
  const unmarkAllCards = () => {
    for (const card of list.children) card.removeAttribute('data-skippable');
    cancel = runWhenIdle(markOffscreenCards);
  };
  const observer = new ResizeObserver(() => {
    if (list.clientWidth === width) return;
    width = list.clientWidth;
    cancel();
    const frame = requestAnimationFrame(unmarkAllCards);
    cancel = () => cancelAnimationFrame(frame);
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    cancel();
  };
}

function isOffscreen(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}
