interface ImportMetaEnv {
  /** The origin of an API on another host, without `/api`. Empty for our own API. */
  readonly API_URL: string;
}

interface Window {
  /** Repeats the last click on a server-rendered page from before hydration. Defined in `public/replayClick.js`. */
  replayClick?: () => void;
}
