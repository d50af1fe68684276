import { useSyncExternalStore } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { root, button } from './ScrollToTop.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface ScrollToTopProps extends RootElementProps {
  /** «العودة إلى أعلى الصفحة». */
  label: string;
  /** Id of the element that gets the focus, usually the `main` or heading of the page (with `tabIndex={-1}`). */
  targetId: string;
}

/**
 * Scrolls back to the top and moves the focus there. Hidden at the top. It is in the header, and on wide screens in the
 * margin beside the content, so that it covers nothing.
 */
export function ScrollToTop({ label, targetId, ...rootProps }: ScrollToTopProps) {
  const isShown = useSyncExternalStore(subscribeToScroll, isScrolled, () => false);
  const scrollUp = () => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
    document.getElementById(targetId)?.focus({ preventScroll: true });
  };
  return (
    <div {...rootProps} className={root} data-scrolled={isShown || undefined}>
      <button type="button" className={button} aria-label={label} onClick={scrollUp}>
        <Icon name="arrow-up" size={24} />
      </button>
    </div>
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
const isScrolled = () => window.scrollY > 0;
