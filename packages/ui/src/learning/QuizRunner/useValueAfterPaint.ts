import { useEffect, useState } from 'react';

/**
 * Returns a value one frame late: what shows the new value first is painted before. Unlike `useDeferredValue` the late render is
 * not split into slices of 5 ms, between which a browser renders frames that show nothing new.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [lateValue, setLateValue] = useState(value);
  useEffect(() => {
    if (lateValue === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      // The task after the frame.
      timer = setTimeout(() => setLateValue(value));
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [value, lateValue]);
  return lateValue;
}
