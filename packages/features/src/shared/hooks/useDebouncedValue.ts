import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while: what is typed, when typing pauses. */
export function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
