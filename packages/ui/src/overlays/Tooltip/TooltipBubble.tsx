import { Tooltip } from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

interface TooltipBubbleProps {
  text: string;
  placement: 'top' | 'bottom' | 'start' | 'end';
}

/** The visible part of a tooltip. */
export function TooltipBubble({ text, placement }: TooltipBubbleProps) {
  return (
    <Tooltip placement={placement} offset={8} className={tooltip}>
      {text}
    </Tooltip>
  );
}
