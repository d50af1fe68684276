import type { ReactNode } from 'react';
import { keyboardHint } from './KeyboardHint.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface KeyboardHintProps extends RootElementProps {
  children: ReactNode;
}

/** A hint about keyboard shortcuts. Hidden on devices with touch only. */
export function KeyboardHint({ children, ...rootProps }: KeyboardHintProps) {
  return (
    <div {...rootProps} className={keyboardHint}>
      {children}
    </div>
  );
}
