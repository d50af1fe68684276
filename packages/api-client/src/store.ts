import { createSignal, type Signal } from './signal.ts';

/** A value that changes, for `useSyncExternalStore`. */
export interface Store<T> {
  get: () => T;
  /** Sets the value, and calls the listeners if it changed. */
  set: (value: T) => void;
  /** Returns a function that unsubscribes. */
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
