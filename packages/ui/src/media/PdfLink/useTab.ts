import { useState } from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { safeAddress, waitingTab } from './tab.ts';

/** How the opening of a file stands. `ready`: the browser let no tab open, so the address waits to be followed by hand. */
export type TabState = { kind: 'idle' | 'pending' | 'failed' } | { kind: 'ready'; href: string };

/**
 * Opens a tab on the click and gives it its address when the server has made one: a tab opened after the answer would be
 * stopped as a pop-up (decision 12).
 */
export function useTab(getHref: () => Promise<string>, waiting: { title: string; text: string }) {
  const [state, setState] = useState<TabState>({ kind: 'idle' });
  const direction = useDirection();
  const open = async () => {
    if (state.kind === 'pending') return;
    const tab = waitingTab(waiting, direction);
    setState({ kind: 'pending' });
    try {
      const href = safeAddress(await getHref());
      if (!tab) return setState({ kind: 'ready', href });
      if (!tab.closed) tab.location.replace(href);
      setState({ kind: 'idle' });
    } catch {
      tab?.close();
      setState({ kind: 'failed' });
    }
  };
  return { state, open };
}
