import { useEffect, useState } from 'react';

const idleMs = 3000;

/** Whether nothing was moved or pressed in the element for three seconds. */
export function useIdle(element: HTMLElement | null, isEnabled: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!element || !isEnabled) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(setIdle, idleMs, true);
    };
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) element.addEventListener(name, restart);
    restart();
    return () => {
      clearTimeout(timer);
      for (const name of events) element.removeEventListener(name, restart);
    };
  }, [element, isEnabled]);
  return isEnabled && isIdle;
}
