import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../utils/runWhenIdle.ts';
import type * as engine from './virtualizer.ts';

export type Engine = typeof engine;

// Code, not state.
let loaded: Engine | undefined;

/**
 * Brings what draws only the rows in sight, some 8 kB: at once where there are many rows, else when the page has come to
 * rest, for there may be more of them later. `missing` when it cannot be fetched.
 */
export function useEngine(isNeeded: boolean): Engine | 'coming' | 'missing' {
  const [engine, setEngine] = useState<Engine | 'coming' | 'missing'>(loaded ?? 'coming');
  const isHere = typeof engine === 'object';
  useEffect(() => {
    if (isHere) return undefined;
    const fetch = async () => {
      try {
        loaded ??= await import('./virtualizer.ts');
        setEngine(loaded);
      } catch {
        setEngine('missing');
      }
    };
    if (!isNeeded) return runWhenIdle(() => void fetch());
    void fetch();
    return undefined;
  }, [isHere, isNeeded]);
  return engine;
}
