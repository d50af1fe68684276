import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';

/** The state of a server-rendered page, for hydration. Contains no data of the visitor. */
export interface PageState {
  /** Path and query that were rendered, in canonical form. */
  path: string;
  /** The URL of the site, for links that leave it. */
  origin: string;
  /** Whether the intro was rendered over the page. */
  hasSplash: boolean;
  /** The query cache. */
  queryState: DehydratedState;
  /** Only if the page is an error page: its loaders do not run again. */
  failed?: Pick<HydrationState, 'loaderData' | 'errors'>;
}

/** The id of the `<script>` with the state. JSON is not executed, so the content security policy allows it. */
export const pageStateId = 'state';
