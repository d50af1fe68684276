import { cookieNames, formatCookie, getCookie } from '@fanous/api-client/cookies';
import { createStore } from '@fanous/api-client/store';
import { isSlowConnection } from './connection.ts';

/** Whether the intro is shown over the page. */
export interface SplashStore {
  isOpen: () => boolean;
  /** Whether the server rendered the intro. Hydration must then start with it. */
  isRendered: boolean;
  /** Whether the intro ended before the app started: the page under it was already visible. */
  hasEndedEarly: boolean;
  /** Marks the start of the navigation to the home page, from which the time of the intro counts. */
  markStart: () => void;
  /** That start, as a `performance.now()` time. */
  getStartTime: () => number | undefined;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** A session cookie: the intro was seen. A cookie, because the server reads it too. */
export const splashSeenCookie = formatCookie(cookieNames.splash, 'seen');

/** Whether a cookie header or `document.cookie` says that the intro was seen. */
export const hasSeenSplash = (cookie: string | undefined): boolean => getCookie(cookie, cookieNames.splash) === 'seen';

interface SplashOptions {
  /** Whether the HTML has the intro. */
  isRendered: boolean;
  /** Whether the first page is the home page. */
  isHome: boolean;
  /** Whether the server rendered the page, and so decided about the intro. */
  isServerRendered: boolean;
}

/** The intro is shown once per browser session. Not with reduced motion (decision 20) or on a slow connection. */
export function createSplashStore(
  root: HTMLElement,
  { isRendered, isHome, isServerRendered }: SplashOptions,
): SplashStore {
  const isAllowed = !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isSlowConnection();
  // Without cookies it would show on every page. `public/splash.js` may have ended it before the app starts.
  const hasEnded = !navigator.cookieEnabled || root.dataset['splash'] === 'over';
  const isOmittedByServer = isHome && isServerRendered && !isRendered;
  const visible = createStore(
    isAllowed && !hasEnded && !isOmittedByServer && (isRendered || !hasSeenSplash(document.cookie)),
  );
  let start = isHome ? 0 : undefined;
  return {
    isOpen: visible.get,
    isRendered,
    hasEndedEarly: isRendered && !visible.get(),
    markStart: () => {
      start ??= performance.now();
    },
    getStartTime: () => start,
    close: () => {
      document.cookie = splashSeenCookie;
      visible.set(false);
    },
    subscribe: visible.subscribe,
  };
}
