import { runWhenIdle } from '../../utils/runWhenIdle.ts';
import * as css from './restCards.css.ts';

/**
 * Marks the cards of a list that may be skipped while they are out of sight, with `data-resting`. Each has to be drawn once
 * before, in its fonts and at this width, since a skipped card keeps the size it had: guessed sizes would shift a page as it
 * arrives, and would not bring readers back to where they were. Another width draws all of them anew. What is in sight is never
 * marked: it would be gone for a frame, which counts as a shift. Returns how to stop.
 */
export function restCards(list: HTMLElement): () => void {
  list.classList.add(css.list);
  let width: number | undefined;
  let callOff = () => {};
  const rest = () => {
    if (document.fonts.status === 'loading') {
      callOff = runWhenIdle(rest);
      return;
    }
    // All are looked at before one is changed: the other way each look would lay out the page.
    const away = [...list.children].filter(isOutOfSight);
    for (const card of away) card.setAttribute('data-resting', '');
  };
  const drawAll = () => {
    for (const card of list.children) card.removeAttribute('data-resting');
    callOff = runWhenIdle(rest);
  };
  const observer = new ResizeObserver(() => {
    if (list.clientWidth === width) return;
    width = list.clientWidth;
    callOff();
    const frame = requestAnimationFrame(drawAll);
    callOff = () => cancelAnimationFrame(frame);
  });
  observer.observe(list);
  return () => {
    observer.disconnect();
    callOff();
  };
}

function isOutOfSight(card: Element): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}
