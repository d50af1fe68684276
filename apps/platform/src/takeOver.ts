import type { DataRouter } from 'react-router-dom';
import { type PageState, stateId } from './state.ts';

/** What a server rendered this page from; nothing where it left the page to the browser. */
export function readState(): PageState | undefined {
  const block = document.getElementById(stateId);
  if (!block) return undefined;
  const state = JSON.parse(block.textContent) as PageState;
  // Parameters that mean nothing to us were not rendered, and would make links differ.
  const { pathname, search, hash } = location;
  if (pathname + search !== state.address) history.replaceState(history.state, '', state.address + hash);
  return state;
}

/** Waits until the loaders have run, from answers that are there: hydration has to begin with what the server drew. */
export function untilReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else
      router.subscribe(({ initialized }) => {
        if (initialized) resolve();
      });
  });
}
