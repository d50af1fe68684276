import { type ReactNode, useEffect } from 'react';

interface AfterFirstRenderProps {
  callback: () => void;
  children: ReactNode;
}

/**
 * Calls a function when the tree is in the document for the first time and responds to events. It stands around the tree, not in
 * it: another child would change the ids that the server has rendered. Outside `StrictMode`, which runs effects twice.
 */
export function AfterFirstRender({ callback, children }: AfterFirstRenderProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the callback of the first render is called
  useEffect(callback, []);
  return children;
}
