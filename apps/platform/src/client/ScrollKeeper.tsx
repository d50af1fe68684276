import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the scroll position while the page hydrates. React Router scrolls the first page to the top, but a visitor may already
 * be reading further down. Layout effects run in the order of the components, so the router's runs between these two.
 */
export function ScrollKeeper({ children }: { children: ReactNode }) {
  const scrollTopRef = useRef(0);
  return (
    <>
      <ScrollReader scrollTopRef={scrollTopRef} />
      {children}
      <ScrollRestorer scrollTopRef={scrollTopRef} />
    </>
  );
}

interface ScrollProps {
  scrollTopRef: RefObject<number>;
}

function ScrollReader({ scrollTopRef }: ScrollProps) {
  useLayoutEffect(() => {
    scrollTopRef.current = scrollY;
  }, [scrollTopRef]);
  return null;
}

function ScrollRestorer({ scrollTopRef }: ScrollProps) {
  useLayoutEffect(() => {
    if (scrollTopRef.current > 0) scrollTo(0, scrollTopRef.current);
  }, [scrollTopRef]);
  return null;
}
