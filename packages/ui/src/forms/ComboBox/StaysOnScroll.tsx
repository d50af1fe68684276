import { use, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/**
 * Keeps a list of suggestions open while the page scrolls. React Aria closes it, takes back what was typed, and opens it anew if
 * a suggestion is pressed meanwhile: so the keyboard of a phone, which moves the page, would empty the field. The list hangs
 * from the page and moves along; in a region that scrolls by itself it would not, and there it still closes.
 */
export function StaysOnScroll({ children }: { children: ReactNode }) {
  const state = use(OverlayTriggerStateContext);
  const close = () => {
    const cause = globalThis.event;
    if (cause?.type !== 'scroll' || cause.target !== document) state?.close();
  };
  return <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>;
}
