import { type ReactNode, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/**
 * Keeps a list of suggestions open while the page scrolls. React Aria closes it, takes back what was typed, and opens it anew if
 * a suggestion is pressed meanwhile: so the keyboard of a phone, which moves the page, would empty the field. The list hangs
 * from the page and moves along; in a region that scrolls by itself it would not, and there it still closes.
 */
export function KeepOpenOnScroll({ children }: { children: ReactNode }) {
  const state = use(OverlayTriggerStateContext);
  const isPageScrolling = useIsPageScrolling();
  const close = () => {
    if (!isPageScrolling.current) state?.close();
  };
  return <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>;
}

/** True while the listeners of a scroll event of the page run. */
function useIsPageScrolling() {
  const isScrolling = useRef(false);
  useEffect(() => {
    const start = ({ target }: Event) => (isScrolling.current = target === document);
    const end = () => (isScrolling.current = false);
    // React Aria listens in the capture phase of the window as well, from when the list opens: after the first, before the last.
    window.addEventListener('scroll', start, { capture: true, passive: true });
    window.addEventListener('scroll', end, { passive: true });
    return () => {
      window.removeEventListener('scroll', start, { capture: true });
      window.removeEventListener('scroll', end);
    };
  }, []);
  return isScrolling;
}
