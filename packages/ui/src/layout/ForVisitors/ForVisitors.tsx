import type { ReactNode } from 'react';
import { forVisitors } from './ForVisitors.css.ts';

export interface ForVisitorsProps {
  children: ReactNode;
}

/**
 * What only the signed-out are to see. A page may arrive before it knows who reads it; where the server was told that it
 * is someone (`data-signed` on `<html>`), this keeps its place and shows nothing until the app has taken over.
 */
export function ForVisitors({ children }: ForVisitorsProps) {
  return <div className={forVisitors}>{children}</div>;
}
