interface ImportMetaEnv {
  /** Where an API of another host lives, without `/api`; empty for our own. */
  readonly API_URL: string;
}

interface Window {
  /** Presses what was pressed on a rendered page before the app was there; from `public/presses.js`. */
  replayClick?: () => void;
}
