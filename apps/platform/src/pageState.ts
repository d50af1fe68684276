import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/** The state in a server-rendered page, for hydration. It holds no data of a visitor. */
export interface PageState {
  /** Path and query that were rendered, in canonical form. */
  path: string;
  /** The URL of the site, for links that leave it. */
  origin: string;
  /** Whether the intro was rendered over the page. */
  hasSplash: boolean;
  /** The query cache. */
  queryState: DehydratedState;
  /** Only for an error page: its loaders do not run again. */
  failed?: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** The id of the script element that holds the state. It is not executed, so the content security policy allows it. */
export const pageStateElementId = 'state';
