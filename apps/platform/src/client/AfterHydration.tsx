import { type ReactNode, useEffect } from 'react';

interface AfterHydrationProps {
  callback: () => void;
  children: ReactNode;
}

/**
 * Calls a function once, when the tree responds to events. It stands around the tree, not in it: another child would change the ids
 * that the server has rendered. Outside `StrictMode`, which runs effects twice.
 */
export function AfterHydration({ callback, children }: AfterHydrationProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the callback of the first render is called
  useEffect(callback, []);
  return children;
}
