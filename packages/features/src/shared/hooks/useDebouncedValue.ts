import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while: what is typed, when typing pauses. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebouncedValue, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debouncedValue;
}
