import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunkOrReload } from './loadChunk.ts';

/** A component whose code loads on demand. */
export interface LazyComponent<Props> {
  /** The name of its export and of its file; a server finds its styles in the build by it. */
  name: string;
  /** Renders nothing until the code is loaded, and `fallback` when it cannot be loaded. */
  Component: ComponentType<Props & { fallback?: ReactNode }>;
  /** Loads the code, once: when the browser is idle, or shortly before it is needed. */
  preload: () => Promise<void>;
}

/**
 * A component that loads on demand and stays in a variable: `lazyComponent('Dialog', () => import('./Dialog.tsx'))`. Not
 * `React.lazy`: Suspense keeps its fallback for 300 ms even when the code is already loaded.
 */
export function lazyComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<{ [Export in Name]: ComponentType<Props> }>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchCode = async () => {
    Loaded = (await loadChunkOrReload(load))[name];
  };
  const preload = () => {
    loading ??= fetchCode();
    // A failed load may be tried again.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  function Component({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading');
    useEffect(() => {
      let isUnmounted = false;
      const createSettleHandler = (next: 'loaded' | 'failed') => () => {
        if (!isUnmounted) setState(next);
      };
      // In a task of its own: several such components make the task that renders a page long.
      const timer = setTimeout(() => void preload().then(createSettleHandler('loaded'), createSettleHandler('failed')));
      return () => {
        isUnmounted = true;
        clearTimeout(timer);
      };
    }, []);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return state === 'failed' ? fallback : null;
  }
  return { name, Component, preload };
}
