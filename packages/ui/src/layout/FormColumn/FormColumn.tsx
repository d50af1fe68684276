import type { ReactNode } from 'react';
import { column } from './FormColumn.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

/** Limits a form to one column at the inline start of the page. */
export function FormColumn({ children, ...rootProps }: RootElementProps & { children: ReactNode }) {
  return (
    <div {...rootProps} className={column}>
      {children}
    </div>
  );
}
