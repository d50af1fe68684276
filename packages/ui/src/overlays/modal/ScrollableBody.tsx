import { type ReactNode, useEffect, useRef } from 'react';
import { body } from './modal.css.ts';

/** The body of a dialog. When it scrolls, it is focusable, so that the keyboard can scroll it. */
export function ScrollableBody({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const resizeObserver = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, []);
  return (
    <div ref={ref} className={body}>
      {children}
    </div>
  );
}
