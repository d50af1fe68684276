import { type ReactNode, useEffect, useRef } from 'react';
import { body } from './modal.css.ts';

/** The middle of a dialog. When it is taller than the window it scrolls, and can then be reached and scrolled by key. */
export function ScrollingBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={ref} className={body}>
      {children}
    </div>
  );
}
