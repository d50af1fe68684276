import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/** What a rendered page brings along, so that the browser continues where the server stopped. Holds nothing of a visitor. */
export interface PageState {
  /** Path and query that were rendered, in canonical form. */
  path: string;
  /** The URL of the site, for links that leave it. */
  origin: string;
  /** Whether the intro was rendered over the page. */
  hasSplash: boolean;
  /** The query cache. */
  queryState: DehydratedState;
  /** Only when the page is a failure: its loaders are not run again. */
  failed?: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** The id of the block that holds it. Data blocks are not executed, so the content security policy allows them. */
export const pageStateId = 'state';
