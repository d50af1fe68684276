import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../utils/runWhenIdle.ts';
import type * as engine from './virtualizer.ts';

export type VirtualizerModule = typeof engine;

// Code, not state.
let cachedModule: VirtualizerModule | undefined;

/**
 * Loads the virtualizer (about 8 kB): immediately if it is needed, otherwise when the page is idle, because more rows may come.
 * Returns `unavailable` if it cannot be loaded.
 */
export function useVirtualizerModule(isNeeded: boolean): VirtualizerModule | 'loading' | 'unavailable' {
  const [engine, setEngine] = useState<VirtualizerModule | 'loading' | 'unavailable'>(cachedModule ?? 'loading');
  const isLoaded = typeof engine === 'object';
  useEffect(() => {
    if (isLoaded) return undefined;
    const fetch = async () => {
      try {
        cachedModule ??= await import('./virtualizer.ts');
        setEngine(cachedModule);
      } catch {
        setEngine('unavailable');
      }
    };
    if (!isNeeded) return runWhenIdle(() => void fetch());
    void fetch();
    return undefined;
  }, [isLoaded, isNeeded]);
  return engine;
}
