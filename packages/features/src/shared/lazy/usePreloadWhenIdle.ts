import { runWhenIdle } from '@fanous/ui/utils/runWhenIdle';
import { useEffect, useEffectEvent } from 'react';
import { isSlowConnection } from '../app/connection.ts';

/** Loads code when the browser is idle. On a slow connection, or if the visitor saves data, it loads when it is needed. */
export function usePreloadWhenIdle(...preloads: (() => Promise<unknown>)[]): void {
  // Each in a task of its own, so that none is long.
  const preload = useEffectEvent((index: number) => {
    // What fails is tried again when it is needed.
    preloads[index]?.().catch(() => {});
  });
  useEffect(() => {
    if (isSlowConnection()) return undefined;
    let cancel = () => {};
    const preloadFrom = (index: number) => {
      if (index === preloads.length) return;
      cancel = runWhenIdle(() => {
        preload(index);
        preloadFrom(index + 1);
      });
    };
    preloadFrom(0);
    return () => cancel();
  }, [preloads.length]);
}
