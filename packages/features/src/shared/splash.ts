/** Whether the intro is over the page. */
export interface SplashStore {
  get: () => boolean;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

const key = 'splash-seen';

/** The intro of a browser session: due once, and never for who prefers reduced motion (decision 20). */
export function createSplash(): SplashStore {
  const listeners = new Set<() => void>();
  let isDue = !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !wasSeen();
  return {
    get: () => isDue,
    close: () => {
      isDue = false;
      remember();
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Without a memory it would show on every page: better never.
    return true;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Then it was not shown either.
  }
}
