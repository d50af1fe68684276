/** An event that modules subscribe to. It keeps no value: a late subscriber has missed it. */
export interface Signal<T> {
  emit: (value: T) => void;
  /** Returns how to unsubscribe. */
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
