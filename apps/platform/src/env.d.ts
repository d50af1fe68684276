interface ImportMetaEnv {
  /** The origin of an API on another host, without `/api`. Empty for our own API. */
  readonly API_URL: string;
  /** A hash of the API contract. Undefined outside the built app. */
  readonly CONTRACT_VERSION?: string;
  /** The URLs of all built files. Only in the service worker. */
  readonly ASSETS: readonly string[];
  /** Changes with every build that differs. Only in the service worker. */
  readonly WORKER_VERSION: string;
}

interface Window {
  /** Returns the last button that was clicked before hydration, and stops listening. Defined in `public/earlyClick.js`. */
  takeEarlyClick?: () => HTMLButtonElement | null;
}
