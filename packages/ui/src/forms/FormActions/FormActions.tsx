import type { ReactNode } from 'react';
import { bar } from './FormActions.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface FormActionsProps extends RootElementProps {
  /** The submit button first, then cancel. */
  children: ReactNode;
}

/** The buttons at the end of a long form. They stick to the bottom of the screen while the fields scroll. */
export function FormActions({ children, ...rootProps }: FormActionsProps) {
  return (
    <div {...rootProps} className={bar}>
      {children}
    </div>
  );
}
