import { useEffect, useRef } from 'react';
import { useApp } from '../shared/app.ts';

// Typing goes on while results change: only what stays is worth saying.
const pauseMs = 500;

/** Announces a sentence when it has changed and stays so. What is there from the start is not announced. */
export function useSaid(sentence: string | undefined): void {
  const { announcements } = useApp();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (sentence === undefined || sentence === last.current) return undefined;
    const isFirst = last.current === undefined;
    const timer = setTimeout(() => {
      last.current = sentence;
      if (!isFirst) announcements.emit(sentence);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [sentence, announcements]);
}
