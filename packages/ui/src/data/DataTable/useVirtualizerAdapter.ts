import { useLayoutEffect, useReducer, useState } from 'react';
import type { VirtualizerModule } from './useVirtualizerModule.ts';
import type { VirtualizerConfig } from './virtualizer.ts';

/** Like `useVirtualizer` of TanStack Virtual, but with a lazily loaded module. Returns undefined until it is loaded. */
export function useVirtualizerAdapter(engine: VirtualizerModule | undefined, config: VirtualizerConfig) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [adapter, setAdapter] = useState(() => engine?.createVirtualizerAdapter(config, rerender));
  if (engine && !adapter) setAdapter(engine.createVirtualizerAdapter(config, rerender));
  adapter?.update(config);

  useLayoutEffect(() => adapter?.virtualizer._didMount(), [adapter]);
  useLayoutEffect(() => adapter?.virtualizer._willUpdate());
  return adapter;
}
