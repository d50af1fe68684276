export interface QueryFailureProps {
  error: unknown;
  retry: () => unknown;
  isRetrying?: boolean;
  /** The title of the error, where spec §8 defines one. */
  title?: string;
  /** The title of the page, if the whole page failed. It is shown as the heading and document title. */
  pageTitle?: string;
  /** The failure is in a section of a page that has its own heading. */
  isPageSection?: boolean;
}
