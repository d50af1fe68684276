import { createContext, use, useEffect, useRef } from 'react';

/** `Form` hands this to its fields. A field outside a form reports to nobody. */
export const ReportChangeContext = createContext<() => void>(() => {});

/**
 * Tells the form around a field that its value has changed. Only for a value that changes without an `input` event: one that is
 * set from outside, or sent by a hidden input.
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
