interface ImportMetaEnv {
  /** The origin of an API on another host, without `/api`. Empty for our own API. */
  readonly API_URL: string;
}

interface Window {
  /** Returns the last button that was clicked before hydration, and stops listening. Defined in `public/earlyClick.js`. */
  takeEarlyClick?: () => HTMLButtonElement | null;
}
