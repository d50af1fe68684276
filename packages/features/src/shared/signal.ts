/** Something that happens now and then, and who wants to be told of it. */
export interface Signal<T> {
  emit: (value: T) => void;
  /** Returns how to stop. */
  subscribe: (listener: (value: T) => void) => () => void;
}

/** Makes a signal. It keeps no value: who subscribes late has missed it. */
export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
