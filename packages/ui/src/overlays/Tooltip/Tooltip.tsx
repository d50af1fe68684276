import type { ReactElement } from 'react';
import { TooltipTrigger } from 'react-aria-components';
import { AriaButtonProvider } from '../../actions/Button/AriaButtonProvider.tsx';
import { TooltipBubble } from './TooltipBubble.tsx';

export interface TooltipProps {
  /** A few words. Whoever cannot hover or focus must lose nothing by missing them. */
  text: string;
  /** Where it shows; start and end follow the page's direction. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The control it is about: a `Button`, an `IconButton`, a `Link`. */
  children: ReactElement;
}

/** Says a few words about a control while it is pointed at or focused. Touch screens show none: what matters is a text. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      <AriaButtonProvider>{children}</AriaButtonProvider>
      <TooltipBubble text={text} placement={placement} />
    </TooltipTrigger>
  );
}
