import { createContext, use, useEffect, useRef } from 'react';

/** Provided by `Form`. Without a form it does nothing. */
export const ReportChangeContext = createContext<() => void>(() => {});

/**
 * Reports a changed value to the form. For values that change without an `input` event: controlled values and hidden inputs.
 */
export function useReportChange(value: unknown): void {
  const report = use(ReportChangeContext);
  const reported = useRef(value);
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    report();
  }, [value, report]);
}
