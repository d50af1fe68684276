import { useEffect, useState } from 'react';

/** The value after it has not changed for `delayMs`. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebouncedValue, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debouncedValue;
}
