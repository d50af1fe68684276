import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app.ts';
import { waitForElement } from './waitForElement.ts';

// A loading page may have no heading yet. After this time only the title is announced.
const headingTimeoutMs = 4000;

/**
 * After navigation, moves the focus to the element of the URL hash, otherwise to the heading of the page, and announces the
 * title. A hash link on the same page moves the focus too. The first page is skipped: the browser announces it.
 */
export function useRouteFocus(): void {
  const { announcements } = useApp();
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  useEffect(() => {
    const isNewPage = last.current.pathname !== pathname;
    const isNewPlace = last.current.key !== key && hash !== '';
    last.current = { pathname, key };
    if (!isNewPage && !isNewPlace) return undefined;
    const hashTarget = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const main = document.querySelector<HTMLElement>('main');
    moveFocus(hashTarget ?? main);
    if (!isNewPage) return undefined;
    return waitForElement('main h1', headingTimeoutMs, (heading) => {
      // Not if the user has moved the focus in the meantime.
      if (!hashTarget && document.activeElement === main) moveFocus(heading);
      announcements.emit(document.title);
    });
  }, [announcements, pathname, hash, key]);
}

/** Focuses an element without scrolling, and makes it focusable if needed. */
export function moveFocus(target: HTMLElement | null): void {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The router sets the scroll position.
  target?.focus({ preventScroll: true });
}
