import type { DataRouter } from 'react-router-dom';
import { type PageState, stateId } from '../pageState.ts';

/** What a server rendered this page from; nothing where it left the page to the browser. */
export function readPageState(): PageState | undefined {
  const block = document.getElementById(stateId);
  // Somebody on a slow net went back while the scripts came: after a reload the document stays, and only its address goes.
  if (!block || pathOf(location) !== pathOf(arrivedAt())) return undefined;
  const state = JSON.parse(block.textContent) as PageState;
  // Parameters that mean nothing to us were not rendered, and would make links differ.
  if (pathOf(location) !== state.address) history.replaceState(history.state, '', state.address + location.hash);
  return state;
}

/** Whether the page is still the one that was rendered: else there is nothing to take over. */
export const matchesCurrentUrl = ({ address }: PageState): boolean => pathOf(location) === address;

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/** The address that this document was asked for under. */
function arrivedAt(): URL | Location {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival ? new URL(arrival.name) : location;
}

/** Waits until the loaders have run, from answers that are there: hydration has to begin with what the server drew. */
export function waitForRouter(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else
      router.subscribe(({ initialized }) => {
        if (initialized) resolve();
      });
  });
}
