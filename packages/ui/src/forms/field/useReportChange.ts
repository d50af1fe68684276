import { createContext, use, useEffect, useRef } from 'react';

/** Provided by `Form`. Without a form it does nothing. */
export const ReportChangeContext = createContext<() => void>(() => {});

/**
 * Reports a changed value to the form. For values that change without an `input` event: controlled values and hidden inputs.
 */
export function useReportChange(value: unknown): void {
  const reportChange = use(ReportChangeContext);
  const lastReportedValue = useRef(value);
  useEffect(() => {
    if (lastReportedValue.current === value) return;
    lastReportedValue.current = value;
    reportChange();
  }, [value, reportChange]);
}
