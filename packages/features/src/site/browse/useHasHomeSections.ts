import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { prefetchHomeSections } from '../../lazyHome.ts';
import { coursesSectionId } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';

/**
 * Whether to show the sections above and below the list. A search removes them, and ending it brings them back: the same URL has
 * the same sections, so that the back button finds the page as long as it was.
 */
export function useHasHomeSections(isListRequested: boolean): boolean {
  const app = useApp();
  // The loader of the page has loaded them for its first URL only.
  const [isLoaded, setLoaded] = useState(!isListRequested);
  const hasSections = isLoaded && !isListRequested;
  if (isListRequested && isLoaded) setLoaded(false);
  useEffect(() => {
    if (isListRequested || isLoaded) return undefined;
    let isCurrent = true;
    void prefetchHomeSections(app).then(() => isCurrent && setLoaded(true));
    return () => {
      isCurrent = false;
    };
  }, [app, isListRequested, isLoaded]);
  useKeepListInView(hasSections);
  return hasSections;
}

/** Most browsers keep what the visitor sees in its place (scroll anchoring). Elsewhere the list is scrolled into view. */
function useKeepListInView(hasSections: boolean): void {
  const hadSections = useRef(hasSections);
  useLayoutEffect(() => {
    if (hadSections.current === hasSections) return;
    hadSections.current = hasSections;
    if (!CSS.supports('overflow-anchor', 'auto')) document.getElementById(coursesSectionId)?.scrollIntoView();
  }, [hasSections]);
}
