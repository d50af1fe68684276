interface ImportMetaEnv {
  /** Where an API of another host lives, without `/api`; empty for our own. */
  readonly API_URL: string;
}
