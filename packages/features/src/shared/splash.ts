/** Whether the intro is over the page. */
export interface SplashStore {
  get: () => boolean;
  /** Whether the page came with it: what takes the page over has to begin there. */
  isDrawn: boolean;
  /** It was ended before the app came: what lies under it has been seen. */
  wasOver: boolean;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** What a browser session keeps of the intro, so that a server knows too: a cookie without an end. */
export const seenCookie = 'splash=seen; Path=/; SameSite=Lax';

/** Whether cookies, as a request or a document has them, say that it was seen. */
export const wasSeen = (cookie: string | undefined): boolean => /(?:^|;\s*)splash=seen/.test(cookie ?? '');

/** The intro of a browser session: due once, and never for who prefers reduced motion (decision 20). */
export function createSplash(root: HTMLElement, isDrawn: boolean): SplashStore {
  const listeners = new Set<() => void>();
  const isWelcome = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Without a memory it would show on every page: better never. And it may be over before we came (`public/splash.js`).
  const isOver = !navigator.cookieEnabled || root.dataset['splash'] === 'over';
  let isDue = isWelcome && !isOver && (isDrawn || !wasSeen(document.cookie));
  return {
    get: () => isDue,
    isDrawn,
    wasOver: isDrawn && !isDue,
    close: () => {
      isDue = false;
      document.cookie = seenCookie;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
