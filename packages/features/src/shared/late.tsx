import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from './chunk.ts';

/** A component whose code comes late. */
export interface LateComponent<Props> {
  /** Shows nothing until the code is there, and what is given for it when it cannot be had. */
  Component: ComponentType<Props & { otherwise?: ReactNode }>;
  /** Fetches the code, once; done when the browser is idle or somebody is about to need it. */
  preload: () => Promise<void>;
}

/**
 * A component that loads late and stays in a variable. Not `React.lazy`: Suspense keeps its fallback for 300 ms even when
 * the code has long been there.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchCode = async () => {
    Loaded = await loadChunk(load);
  };
  const preload = () => {
    loading ??= fetchCode();
    // What failed may be tried again.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  function Component({ otherwise, ...props }: Props & { otherwise?: ReactNode }) {
    const [state, setState] = useState<'loading' | 'there' | 'lost'>(Loaded ? 'there' : 'loading');
    useEffect(() => {
      let isGone = false;
      const settle = (next: 'there' | 'lost') => () => {
        if (!isGone) setState(next);
      };
      if (!Loaded) preload().then(settle('there'), settle('lost'));
      return () => {
        isGone = true;
      };
    }, []);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return state === 'lost' ? otherwise : null;
  }
  return { Component, preload };
}
