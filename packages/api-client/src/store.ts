import { createSignal, type Signal } from './signal.ts';

/** A value that changes, as `useSyncExternalStore` takes it. */
export interface Store<T> {
  get: () => T;
  /** Sets the value, and calls the listeners if it is another one. */
  set: (value: T) => void;
  /** Returns how to unsubscribe. */
  subscribe: Signal<T>['subscribe'];
}

export function createStore<T>(initial: T): Store<T> {
  const changed = createSignal<T>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      changed.emit(value);
    },
    subscribe: changed.subscribe,
  };
}
