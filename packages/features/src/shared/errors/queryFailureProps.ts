export interface QueryFailureProps {
  error: unknown;
  retry: () => unknown;
  isRetrying?: boolean;
  /** What could not be loaded, where the catalogue of errors (spec §8) has words for it. */
  title?: string;
  /** The page that it stands for, by name, where it is all there is: it then has the page's heading and title. */
  pageTitle?: string;
  /** It stands in a part of a page that has a heading of its own. */
  isPageSection?: boolean;
}
