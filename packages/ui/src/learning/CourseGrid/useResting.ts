import { type RefObject, useEffect } from 'react';
import { runWhenIdle } from '../../utils/runWhenIdle.ts';

/** Lets the cards of a list rest that are out of sight (`restCards`), once the page has nothing better to do. */
export function useResting(ref: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      // Without a network they are drawn as ever.
      const part = await import('./restCards.ts').catch(() => undefined);
      if (part && ref.current && !isOver) stop = part.restCards(ref.current);
    };
    const callOff = runWhenIdle(() => void begin());
    return () => {
      isOver = true;
      callOff();
      stop();
    };
  }, [ref, count]);
}
