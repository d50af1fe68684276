import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { DataRouter } from 'react-router-dom';

interface RouterStateCheckProps {
  router: DataRouter;
  /** The router's provider. */
  children: ReactNode;
}

/**
 * Shows navigations that end while the first page is rendered. The page is rendered in steps, and the provider listens to the
 * router only after the last one. Without this check, going back in between changes the address alone.
 */
export function RouterStateCheck({ router, children }: RouterStateCheckProps) {
  // This renders before the provider reads the state.
  const [firstState] = useState(router.state);
  // The layout effects of children run first, so the provider listens already.
  useLayoutEffect(() => {
    if (router.state !== firstState) void router.revalidate();
  }, [router, firstState]);
  return children;
}
