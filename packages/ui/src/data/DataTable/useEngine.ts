import { useEffect, useState } from 'react';
import { whenIdle } from '../../layout/whenIdle.ts';
import type * as engine from './virtualizer.ts';

export type Engine = typeof engine;

// Code, not state.
let loaded: Engine | undefined;

/**
 * Brings what draws only the rows in sight, some 8 kB that a short table never asks for: at once where it is needed, else
 * when the page has come to rest. `missing` when it cannot be fetched.
 */
export function useEngine(isNeeded: boolean): Engine | 'coming' | 'missing' {
  const [engine, setEngine] = useState<Engine | 'coming' | 'missing'>(loaded ?? 'coming');
  useEffect(() => {
    if (loaded) return undefined;
    const fetch = async () => {
      try {
        loaded = await import('./virtualizer.ts');
        setEngine(loaded);
      } catch {
        setEngine('missing');
      }
    };
    if (!isNeeded) return whenIdle(() => void fetch());
    void fetch();
    return undefined;
  }, [isNeeded]);
  return engine;
}
