import { type RefObject, useEffect, useState } from 'react';

/** The value that a `<select>` shows. It also follows a reset of the form, which fires no change event. */
export function useShownValue(
  selectRef: RefObject<HTMLSelectElement | null>,
  value: string | null | undefined,
  defaultValue: string,
): [value: string, setValue: (value: string) => void] {
  const [current, setCurrent] = useState(defaultValue);
  useEffect(() => {
    const form = selectRef.current?.form;
    // The browser resets the fields after this event.
    const handleReset = () => setTimeout(() => setCurrent(selectRef.current?.value ?? ''));
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [selectRef]);
  return [value === undefined ? current : (value ?? ''), setCurrent];
}
