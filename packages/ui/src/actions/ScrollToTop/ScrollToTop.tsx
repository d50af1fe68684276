import { useSyncExternalStore } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { place, round } from './ScrollToTop.css.ts';

export interface ScrollToTopProps {
  /** «العودة إلى أعلى الصفحة». */
  label: string;
  /** The id of what takes the focus at the top, usually the page's `main` or heading (with `tabIndex={-1}`). */
  targetId: string;
}

/**
 * Takes the reader back to the top, with the focus. Absent there. It stands in the header, and on a wide screen in the
 * margin beside the content, so it never lies on what is read.
 */
export function ScrollToTop({ label, targetId }: ScrollToTopProps) {
  const isShown = useSyncExternalStore(subscribeToScroll, isScrolled, () => false);
  const scrollUp = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById(targetId)?.focus({ preventScroll: true });
  };
  return (
    <div className={place} data-scrolled={isShown || undefined}>
      <button type="button" className={round} aria-label={label} onClick={scrollUp}>
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
