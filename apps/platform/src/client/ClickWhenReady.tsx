import { type ReactNode, useEffect } from 'react';

interface ClickWhenReadyProps {
  /** A button that was clicked before the tree responded to events. */
  button: HTMLButtonElement | null | undefined;
  children: ReactNode;
}

/**
 * Clicks a button once the tree is in the document and responds to events. It stands around the tree, not in it: another child would
 * change the ids that the server has rendered. Outside `StrictMode`, which runs effects twice.
 */
export function ClickWhenReady({ button, children }: ClickWhenReadyProps) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the button of the first render
  useEffect(() => button?.click(), []);
  return children;
}
