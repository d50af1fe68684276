import type { HydrationState } from 'react-router-dom';

/** What travels with a rendered page, so that the browser goes on where the server ended. Nothing of a viewer is in it. */
export interface PageState {
  /** The address that was rendered, in its one spelling. */
  address: string;
  /** Where the site is, for links that leave it. */
  origin: string;
  /** Whether the intro was drawn over the page. */
  hasSplash: boolean;
  /** Answers by their keys. */
  queries: [key: readonly unknown[], answer: unknown][];
  /** Only where the page is a failure: then its loaders are not run again. */
  failed?: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** The id of the block that holds it. Data blocks are not executed, so the content policy lets them be. */
export const stateId = 'state';
