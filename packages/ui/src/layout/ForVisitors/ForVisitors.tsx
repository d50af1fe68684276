import type { ReactNode } from 'react';
import { forVisitors } from './ForVisitors.css.ts';

export interface ForVisitorsProps {
  children: ReactNode;
  /** What becomes of its place: `kept` for what comes instead, or `gone` where nothing does. */
  place?: 'kept' | 'gone';
}

/**
 * What only the signed-out are to see. A page may arrive before it knows who reads it; where the server was told that it
 * is someone (`data-signed` on `<html>`), this shows nothing until the app has taken over.
 */
export function ForVisitors({ children, place = 'kept' }: ForVisitorsProps) {
  return <div className={forVisitors[place]}>{children}</div>;
}
