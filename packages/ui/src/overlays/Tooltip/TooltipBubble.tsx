import { Tooltip } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';
import type { RootElementProps } from '../../utils/rootElementProps.ts';
import { matchOpenerTheme } from '../matchOpenerTheme.ts';

interface TooltipBubbleProps extends RootElementProps {
  text: string;
  placement: 'top' | 'bottom' | 'start' | 'end';
}

/** The visible part of a tooltip. */
export function TooltipBubble({ text, placement, ...rootProps }: TooltipBubbleProps) {
  return (
    <Tooltip {...rootProps} ref={matchOpenerTheme} placement={placement} offset={8} className={tooltip}>
      {text}
    </Tooltip>
  );
}
