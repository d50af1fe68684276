/** An event that modules can subscribe to. It keeps no value for late subscribers. */
export interface Signal<T> {
  emit: (value: T) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: (value: T) => void) => () => void;
}

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
