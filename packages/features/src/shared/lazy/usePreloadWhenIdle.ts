import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { useEffect, useEffectEvent } from 'react';
import { isSlowConnection } from '../app/connection.ts';

/** Loads code when the browser is idle. On a slow connection, or if the visitor saves data, it loads when it is needed. */
export function usePreloadWhenIdle(...preloads: (() => Promise<unknown>)[]): void {
  const preloadAll = useEffectEvent(() => {
    // What fails is tried again when it is needed.
    for (const preload of preloads) preload().catch(() => {});
  });
  useEffect(() => (isSlowConnection() ? undefined : runWhenIdle(() => preloadAll())), []);
}
