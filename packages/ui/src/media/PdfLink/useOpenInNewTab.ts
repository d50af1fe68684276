import { useState } from 'react';
import { useDirection } from '../../intl/useDirection.ts';
import { requireSafeUrl, openPlaceholderTab } from './placeholderTab.ts';

/** The state of opening a file. `ready`: the browser blocked the tab, so the user must follow the link. */
export type TabState = { kind: 'idle' | 'pending' | 'failed' } | { kind: 'ready'; href: string };

/**
 * Opens a tab on the click, and sets its address when the server has returned it. Browsers block a tab that opens after the
 * response as a pop-up (decision 12).
 */
export function useOpenInNewTab(fetchUrl: () => Promise<string>, placeholder: { title: string; text: string }) {
  const [state, setState] = useState<TabState>({ kind: 'idle' });
  const direction = useDirection();
  const open = async () => {
    if (state.kind === 'pending') return;
    const tab = openPlaceholderTab(placeholder, direction);
    setState({ kind: 'pending' });
    try {
      const href = requireSafeUrl(await fetchUrl());
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
