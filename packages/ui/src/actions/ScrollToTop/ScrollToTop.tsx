import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import { place, round, top } from './ScrollToTop.css.ts';

export interface ScrollToTopProps {
  /** «العودة إلى أعلى الصفحة». */
  label: string;
  /** The id of what takes the focus at the top, usually the page's `main` or heading (with `tabIndex={-1}`). */
  targetId: string;
}

/**
 * Takes the reader back to the top. Absent there; focus goes along, so that the keyboard is at the top too. Where it would
 * lie on the content, as on all but a wide screen, it comes with the first move upwards and leaves who reads on alone.
 */
export function ScrollToTop({ label, targetId }: ScrollToTopProps) {
  const [isShown, setShown] = useState(false);
  const [isRising, setRising] = useState(false);
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!mark.current) return undefined;
    // A mark at the very top leaves the view with the first pixel: no work on every scroll event.
    // On a busy page several reports come at once, the newest last.
    const observer = new IntersectionObserver((reports) => setShown(!reports.at(-1)?.isIntersecting));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    let before = window.scrollY;
    const turn = () => {
      // A finger that rests trembles.
      if (Math.abs(window.scrollY - before) < 8) return;
      setRising(window.scrollY < before);
      before = window.scrollY;
    };
    window.addEventListener('scroll', turn, { passive: true });
    return () => window.removeEventListener('scroll', turn);
  }, []);

  const rise = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById(targetId)?.focus({ preventScroll: true });
  };
  return (
    <>
      <span ref={mark} className={top} aria-hidden />
      <div className={place} data-shown={isShown || undefined} data-rising={isRising || undefined}>
        <button type="button" className={round} aria-label={label} onClick={rise}>
          <Icon name="arrow-up" size={24} />
        </button>
      </div>
    </>
  );
}
