import type { ReactElement } from 'react';
import { TooltipTrigger } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { TooltipBubble } from './TooltipBubble.tsx';
import type { RootElementProps } from '../../utils/rootElementProps.ts';

export interface TooltipProps extends RootElementProps {
  /** A short text. It must not be required to use the control. */
  text: string;
  /** The position; start and end follow the page direction. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The control: a `Button`, an `IconButton` or a `Link`. */
  children: ReactElement;
}

/** A short text about a control, shown on hover and focus. Touch screens do not show it. */
export function Tooltip({ text, placement = 'top', children, ...rootProps }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      <AriaButtonProvider>{children}</AriaButtonProvider>
      <TooltipBubble {...rootProps} text={text} placement={placement} />
    </TooltipTrigger>
  );
}
