import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { waitForElement } from './waitForElement.ts';

// A page that is still loading has no heading yet; after that its title has to do.
const headingTimeoutMs = 4000;

/**
 * After a move to another page: focus goes to what the address names, else to the page's heading as soon as there is
 * one, and the page's title is announced. A link to a part of the same page moves the focus there. The first page is left
 * alone, because the browser announces that one.
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
      // Whoever has moved on meanwhile is not called back.
      if (!hashTarget && document.activeElement === main) moveFocus(heading);
      announcements.emit(document.title);
    });
  }, [announcements, pathname, hash, key]);
}

/** Focuses something that may not be focusable, without scrolling. */
export function moveFocus(target: HTMLElement | null): void {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The router sets the scroll position; focus must not fight it.
  target?.focus({ preventScroll: true });
}
