import { type ReactNode, use, useEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';

/**
 * Keeps the list open while the page scrolls. React Aria closes the list on scroll and discards the typed text, so the on-screen
 * keyboard of a phone, which scrolls the page, would empty the field. The list scrolls with the page. It would not scroll with
 * an inner scroll container, so there it still closes.
 */
export function KeepOpenOnScroll({ children }: { children: ReactNode }) {
  const state = use(OverlayTriggerStateContext);
  const isPageScrolling = useIsPageScrolling();
  const close = () => {
    if (!isPageScrolling.current) state?.close();
  };
  return <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>;
}

/** A ref that is true while a scroll event of the page is dispatched. */
function useIsPageScrolling() {
  const isScrolling = useRef(false);
  useEffect(() => {
    const handleScrollStart = ({ target }: Event) => (isScrolling.current = target === document);
    const handleScrollEnd = () => (isScrolling.current = false);
    // React Aria also listens on the window in the capture phase, from when the list opens: after the first listener, before the second.
    window.addEventListener('scroll', handleScrollStart, { capture: true, passive: true });
    window.addEventListener('scroll', handleScrollEnd, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScrollStart, { capture: true });
      window.removeEventListener('scroll', handleScrollEnd);
    };
  }, []);
  return isScrolling;
}
