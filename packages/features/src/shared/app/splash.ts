import { cookieNames, formatCookie, getCookie } from '@fanous/api-client/cookies';
import { createStore } from '@fanous/api-client/store';

/** Whether the intro is over the page. */
export interface SplashStore {
  get: () => boolean;
  /** Whether the page came with it: what takes the page over has to begin there. */
  isRendered: boolean;
  /** It was ended before the app came: what lies under it has been seen. */
  hasEndedEarly: boolean;
  /** The navigation to its page has begun: its time counts from here, or from the start of the document. */
  markStart: () => void;
  /** When that was, on the clock of `performance.now()`. */
  getStartTime: () => number | undefined;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** What a browser session keeps of the intro, so that a server knows too: a cookie without an end. */
export const splashSeenCookie = formatCookie(cookieNames.splash, 'seen');

/** Whether cookies, as a request or a document has them, say that it was seen. */
export const hasSeenSplash = (cookie: string | undefined): boolean => getCookie(cookie, cookieNames.splash) === 'seen';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or waits for it: then nothing comes before the content. */
const isSlowConnection = ({ saveData = false, effectiveType = '' }: NetworkInformation = {}): boolean =>
  saveData || effectiveType.endsWith('2g');

/** How the page came. */
interface SplashOptions {
  /** With the intro over it. */
  isRendered: boolean;
  /** The first page is the one that opens with it. */
  isHome: boolean;
  /** A server rendered it, and decided whether the intro is due. */
  isServerRendered: boolean;
}

/** The intro of a browser session: due once, and never for who prefers reduced motion (decision 20) or has a slow connection. */
export function createSplashStore(
  root: HTMLElement,
  { isRendered, isHome, isServerRendered }: SplashOptions,
): SplashStore {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  const isAllowed = !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !isSlowConnection(connection);
  // Without a memory it would show on every page: better never. And it may be over before we came (`public/splash.js`).
  const hasEnded = !navigator.cookieEnabled || root.dataset['splash'] === 'over';
  const isOmittedByServer = isHome && isServerRendered && !isRendered;
  const visible = createStore(
    isAllowed && !hasEnded && !isOmittedByServer && (isRendered || !hasSeenSplash(document.cookie)),
  );
  let start = isHome ? 0 : undefined;
  return {
    get: visible.get,
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
